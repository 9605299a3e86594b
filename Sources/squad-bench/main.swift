print("squad-bench")
