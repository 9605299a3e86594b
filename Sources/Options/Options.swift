/// Options
