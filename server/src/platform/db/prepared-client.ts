import pg from 'pg'

/** No connection is made to keep more than this: texts that are put together anew each time would never end. */
const KEPT_STATEMENTS = 1000

const names = new Map<string, string>()

/**
 * Has PostgreSQL keep what it has parsed and planned. Whoever asks the same question writes the same text, and a text
 * has one name in this process. What comes without values is a question, or has nothing to plan, such as `begin`.
 */
export class PreparedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: answers in as many ways as it can be asked
  override query(...asked: unknown[]): any {
    const [text, values, ...rest] = asked
    const isPlanned = Array.isArray(values) && (values.length > 0 || isQuestion(text))
    const name = isPlanned && typeof text === 'string' ? nameOf(text) : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...rest] : asked)
  }
}

const isQuestion = (text: unknown): boolean => typeof text === 'string' && text.startsWith('select ')

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= KEPT_STATEMENTS) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
