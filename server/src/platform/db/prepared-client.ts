import pg from 'pg'

/** No connection is made to keep more than this: texts that are put together anew each time would never end. */
const KEPT_STATEMENTS = 1000

/**
 * Has PostgreSQL keep what it has parsed and planned. Whoever asks the same question writes the same text, and a text
 * has one name on a connection. What comes without values is a question, or has nothing to plan, such as `begin`.
 */
export class PreparedClient extends pg.Client {
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: answers in as many ways as it can be asked
  override query(...asked: unknown[]): any {
    const [text, values, ...rest] = asked
    const isPlanned = Array.isArray(values) && (values.length > 0 || isQuestion(text))
    const name = isPlanned && typeof text === 'string' ? this.#nameOf(text) : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...rest] : asked)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= KEPT_STATEMENTS) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

const isQuestion = (text: unknown): boolean => typeof text === 'string' && text.startsWith('select ')
