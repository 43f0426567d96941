/**
 * Who waits for news of a room, in this process: people without an account, for whom no event is kept. What changed is
 * not said, only that something did.
 */
export class Rooms {
  readonly #rooms = new Map<string, Set<() => void>>()

  followersOf(room: string): number {
    return this.#rooms.get(room)?.size ?? 0
  }

  /** @returns the function that ends it. */
  follow(room: string, onChange: () => void): () => void {
    const followers = this.#rooms.get(room) ?? new Set()
    this.#rooms.set(room, followers)
    followers.add(onChange)
    return () => {
      followers.delete(onChange)
      if (followers.size === 0 && this.#rooms.get(room) === followers) this.#rooms.delete(room)
    }
  }

  tell(names: Iterable<string>): void {
    for (const name of names) for (const onChange of this.#rooms.get(name) ?? []) onChange()
  }
}
