import { dateIt } from '../formats/date-it.ts'
import { durationIt } from '../formats/duration-it.ts'
import { assistantTexts, extraTexts, kindTexts } from '../messages/it/briefing.ts'
import { openTexts } from '../messages/it/briefing-open.ts'
import type { Brief, Extra, Slot } from './brief.ts'
import { isBrought } from './offered-extras.ts'
import type { ParsedMessage } from './parse-message.ts'
import { pick } from './pick.ts'

const MAX_QUOTED_WORDS = 4

/** Only a short clean answer is said back in its own words; null for any other. */
function echo(text: string): string | null {
  const isClean = /^[\p{L}\s,'\u2019]+$/u.test(text) && text.split(/\s+/).length <= MAX_QUOTED_WORDS
  if (!isClean) return null
  // A name or an abbreviation keeps its capitals, the beginning of a sentence does not.
  return /^\p{Lu}\p{Ll}*(?:\s+\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const saidBack = (text: string, quoted: (text: string) => string, unquoted: string) => {
  const words = echo(text)
  return words === null ? unquoted : quoted(words)
}

const listOf = (extras: readonly Extra[]) => {
  const names = extras.map(extra => extraTexts[extra])
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${assistantTexts.and} ${last}`
}

const added = (before: readonly Extra[], after: readonly Extra[]) =>
  after.filter(extra => !before.includes(extra))

function piecesOf(before: Brief, after: Brief): string[] {
  const { kind, durationSeconds, audience, message, tone, materials, deadline, company } = after
  const isNew = (key: keyof Brief) => after[key] !== null && after[key] !== before[key]
  const wanted = added(before.extras, after.extras).filter(extra => !(isBrought(extra) && isNew('materials')))
  const refused = added(before.declined, after.declined)
  const gone = before.extras.filter(extra => !after.extras.includes(extra) && !refused.includes(extra))
  return [
    isNew('kind') && kind !== null ? kindTexts[kind] : '',
    isNew('company') && company !== null ? assistantTexts.company(company) : '',
    isNew('durationSeconds') && durationSeconds !== null
      ? assistantTexts.duration(durationIt(durationSeconds))
      : '',
    isNew('audience') && audience !== null
      ? saidBack(audience, assistantTexts.audience, assistantTexts.audienceUnquoted)
      : '',
    isNew('message') && message !== null
      ? saidBack(message, assistantTexts.message, assistantTexts.messageUnquoted)
      : '',
    isNew('tone') && tone !== null ? saidBack(tone, assistantTexts.tone, assistantTexts.toneUnquoted) : '',
    isNew('materials') && materials ? assistantTexts.materials : '',
    isNew('materials') && materials === '' ? assistantTexts.noMaterials : '',
    wanted.length > 0 ? assistantTexts.with(listOf(wanted)) : '',
    refused.length + gone.length > 0 ? assistantTexts.without(listOf([...refused, ...gone])) : '',
    isNew('deadline') && deadline !== null ? assistantTexts.deadline(dateIt(deadline)) : '',
  ].filter(piece => piece !== '')
}

/** A warmer word where the only thing understood is the answer to the question. */
function onlyAnswer(after: Brief, asked: Slot | null, pieces: number, turn: number): string | null {
  if (pieces > 1) return null
  if (asked === 'audience') return pick(assistantTexts.audienceOnly, turn)
  if (asked === 'message') return pick(assistantTexts.messageOnly, turn)
  if (asked === 'tone' && after.tone !== null) {
    const { toneLong, toneOnly } = assistantTexts
    const words = echo(after.tone)
    return pick(words === null ? toneLong : toneOnly(words), turn)
  }
  if (asked !== 'materials') return null
  return pick(after.materials === '' ? assistantTexts.noMaterialsOnly : assistantTexts.materialsOnly, turn)
}

const isReplaced = (before: Brief, { changes }: ParsedMessage) =>
  (['kind', 'audience', 'message', 'tone', 'durationSeconds', 'deadline'] as const).some(
    key => changes[key] !== undefined && before[key] !== null && changes[key] !== before[key],
  )

const isAnswered = (heard: ParsedMessage, asked: Slot | null) =>
  asked !== null && asked !== 'duration' && heard.changes[asked] !== undefined

/** What was understood, said back in a few words; empty if nothing was. */
export function acknowledgement(
  before: Brief,
  after: Brief,
  heard: ParsedMessage,
  { asked, turn }: { asked: Slot | null; turn: number },
): string {
  const pieces = piecesOf(before, after)
  const isCorrected = isReplaced(before, heard)
  if (pieces.length === 0) {
    if (heard.unsure.includes('deadline')) return pick(assistantTexts.noHurry, turn)
    const [left] = heard.unsure
    if (left !== undefined) return `${pick(assistantTexts.unsure, turn)} ${openTexts[left]}`
    if (!heard.changes.extrasSettled) return ''
    if (heard.isStockMusic) return assistantTexts.stockMusic
    return pick(after.extras.length > 0 ? assistantTexts.noMoreExtras : assistantTexts.noExtrasOnly, turn)
  }
  const only = isAnswered(heard, asked) && !isCorrected ? onlyAnswer(after, asked, pieces.length, turn) : null
  if (only !== null) return only
  const lead = pick(isCorrected ? assistantTexts.corrected : assistantTexts.leads, turn)
  const also = heard.isStockMusic ? ` ${assistantTexts.stockMusic}` : ''
  return `${lead}: ${pieces.join(', ')}.${also}`
}
