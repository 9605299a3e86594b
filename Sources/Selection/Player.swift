/// placeholder
struct Player {}
