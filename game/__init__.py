"""The program: it wires the rules of `engine` to the pictures of `scenes`."""
