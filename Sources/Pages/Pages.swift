/// Pages
