"""The scenes of Seraphs & Serpents: the table and its battle."""
