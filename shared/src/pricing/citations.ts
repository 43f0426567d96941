import { recapLabels } from '../messages/it/briefing-fields.ts'

/** A line of the recap that quotes the client: `Pubblico: «chi ristruttura casa»`. */
const citation = new RegExp(`^(${Object.values(recapLabels).join('|')}): «[^«»\\n]*»`, 'gmu')

/** A client's words as the recap quotes them, on one line; inner quotation marks become single ones. */
export const cited = (text: string): string =>
  `«${text.replace(/\s+/g, ' ').replaceAll('«', '‹').replaceAll('»', '›').trim()}»`

/**
 * A recap as the price rules read it: what it quotes of the client is blank, everything keeps its place. What a client
 * says of the public or the message orders nothing (docs/decisions/keyword-matching.md).
 */
export const withoutCitations = (summary: string): string =>
  summary.replace(citation, line => line.replace(/«.*»/u, words => ' '.repeat(words.length)))
