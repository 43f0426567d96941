import type { Span } from '../../language/tokens.ts'

/** An answer with the words that gave it. */
export interface Understood<Value> {
  readonly value: Value
  readonly spans: readonly Span[]
}
