/// Files
