/** Cookies of one origin, as a browser keeps them. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Value of the Cookie header; empty without cookies. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Stores the cookies of a response, and deletes the expired ones. */
  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.some(attribute => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1))
    }
  }
}
