"""The rules: pure Python, without a window, a clock or luck of its own."""
