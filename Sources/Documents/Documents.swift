/// Documents
