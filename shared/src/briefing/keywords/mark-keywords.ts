import { infinitive } from './free-keywords.ts'
import { publicNouns } from './rest-keywords.ts'

const place = String.raw`(?:a|ad)\s(?=\p{Lu})|in\s(?!camera|due|tre|tutto|pi[uù]\b|poco|modo|italiano|inglese)|nel(?:la|lo|le|l['’])?\b(?!\s?(?:riepilogo|recap|pubblico|messaggio|tono|luogo|preventivo|video|filmato|montaggio|testo|sito)\b)|nei\s|negli\s|presso\s|(?:al|alla|allo)\s|all['’]|sul(?:la)?\s|(?:qui |qua )?da noi\b|(?:location|luogo)\s`
// "In video c'è solo lei" names nobody.
const nobody = String.raw`(?:\S+\s){0,3}(?:lei|lui|loro)\W*$`
const person = String.raw`(?:io|noi)(?=$|\s(?:e|due|tre|soci|stess\p{L}+|in)\b)|(?:non\s\S+\s)?nessun\p{L}*\b|(?:(?:il|la|lo|i|le|gli|un|una|due|tre|anche|solo|mio|mia|nostr[oa])\s|l['’])+(?:titolar|direttor|direttric|president|soci[oae]\b|figli|moglie|marito|capo|responsabil|dipendent|operai|ragazz|colleg|client|maestr|attor|attric|tecnic|dottor|medic|infermier|chef|cuoc|barista|allev|fondator|insegnant|docent|volontar|ospit|pazient|apprendist|meccanic|artigian|coach|istruttor|fisioterapist|autist|parroc|sindac|famigli)`

/** How words show by their beginning, in small letters, what they are about. */
const marks = {
  place: new RegExp(
    String.raw`^(?:(?:(?:lo |si |le )?(?:gir\p{L}+|film\p{L}+|riprese(?: si fanno| sono)?)|venite)\s)?(?:${place})`,
    'u',
  ),
  people: new RegExp(
    String.raw`^(?:(?:compa\p{L}+|appa\p{L}+|ci sar\p{L}+|c['’]è|parl\p{L}+(?!\sper\s)|in video)\s+(?!${nobody})(?=\S)|${person})`,
    'u',
  ),
  goal: new RegExp(
    String.raw`^(?:(?:(?:ci |mi )?serv\p{L}+|è|sarebbe|il video)\s)*(?:ad?|per|x)\s${infinitive}`,
    'u',
  ),
  /** An aim that is told by its verb alone. */
  aim: /^\p{L}{2,}(?:are|ere|ire|orre|urre)\s/u,
  audience: new RegExp(
    String.raw`^(?:(?:per|a|ai|agli|alle)\s)?(?:(?:i|gli|le)\s)?(?:(?:nostri|nostre|nuovi|nuove|potenziali|futuri)\s)*${publicNouns}`,
    'u',
  ),
} as const

export type Marked = keyof typeof marks

/** What leads to an answer and is no part of it: "compaiono", "si gira", "serve a". */
export const toldBefore =
  /^(?:compa\p{L}+|appa\p{L}+|in video\s(?:c['’]è|ci s\p{L}+)|ci sar\p{L}+|(?:lo |si |le )?gir\p{L}+|(?:ci |mi )?serv\p{L}+\s(?:ad?|per|x)|location|luogo)\s+/iu

/** Whether words are about a field, by how they begin. */
export const isMarked = (field: Marked, text: string): boolean =>
  marks[field].test(text.slice(0, 1).toLowerCase() + text.slice(1))
