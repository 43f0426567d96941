import type { BriefField, Extra } from 'shared/briefing/brief/brief'
import type { QuoteLine } from 'shared/pricing/quote'
import type { QuoteLineCode } from 'shared/quote/line-codes'
import type { Platform } from '../../../platform/platform.ts'
import { loadConversation } from '../briefing/conversation-record.service.ts'

/** What a client said in the conversation that a line of the quote rests on, with the moment of that turn. */
export interface Said {
  words: string
  at: string
}

/** The fact of the brief behind a line; a line that no fact causes has none. */
const factOf = (code: QuoteLineCode): BriefField | Extra | null => {
  if (code === 'base') return 'kind'
  if (code === 'short-video') return 'duration'
  return code === 'minimum' ? null : code
}

/** Adds to each line of a quote the client's message that caused it. */
export type SourceResolver = (lines: readonly QuoteLine[]) => (QuoteLine & { said: Said | null })[]

/**
 * Returns a function that adds to the lines of a project's quote the client's messages that caused them. A value chosen by
 * a click has no message. Reads everything beforehand, so that nothing can fail after a quote was changed.
 */
export async function createSourceResolver(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  projectId: string,
): Promise<SourceResolver> {
  const { interview, turns } = await loadConversation(db, projectId, clock.now())
  return lines =>
    lines.map(line => {
      const fact = factOf(line.code)
      const source = fact === null || line.because === null ? undefined : interview.sources[fact]
      const turn = turns.find(({ id, who }) => who === 'client' && id === source?.turnId)
      return { ...line, said: source && turn ? { words: source.words, at: turn.at } : null }
    })
}
