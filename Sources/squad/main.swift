print("squad")
