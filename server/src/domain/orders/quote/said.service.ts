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

/** Finds for each line of a quote the client's turn that caused it. */
export type Saying = (lines: readonly QuoteLine[]) => (QuoteLine & { said: Said | null })[]

/**
 * The client's turns behind the lines of a project's quote, where there are any: not for what was tapped in. Read before
 * a quote is changed, so that nothing can fail once it is.
 */
export async function sayingOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  projectId: string,
): Promise<Saying> {
  const { interview, turns } = await loadConversation(db, projectId, clock.now())
  return lines =>
    lines.map(line => {
      const fact = factOf(line.code)
      const source = fact === null || line.because === null ? undefined : interview.sources[fact]
      const turn = turns.find(({ id, who }) => who === 'client' && id === source?.turnId)
      return { ...line, said: source && turn ? { words: source.words, at: turn.at } : null }
    })
}
