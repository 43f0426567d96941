import { recapLabels } from '../messages/it/briefing-fields.ts'

/** A labelled citation of the recap, over as many lines as the client wrote: `Pubblico: «chi ristruttura casa»`. */
const citation = new RegExp(`^((?:${Object.values(recapLabels).join('|')}): )«([^«»]*)»`, 'gmu')

/** Returns a client's words as the recap quotes them: unchanged, but with single inner quotation marks. */
export const cited = (text: string): string => `«${text.replaceAll('«', '‹').replaceAll('»', '›').trim()}»`

/**
 * Returns a recap as the price rules read it: every citation blank, everything else in its place. What a client says of
 * the public or the message orders nothing (docs/decisions/keyword-matching.md).
 */
export const withoutCitations = (summary: string): string =>
  summary.replace(citation, (_, label: string, words: string) => `${label} ${words.replace(/[^\n]/g, ' ')} `)
