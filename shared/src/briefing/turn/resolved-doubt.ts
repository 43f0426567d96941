import { tokensOf } from '../../language/tokens.ts'
import { assistantTexts } from '../../messages/it/briefing.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import type { BriefingState, Doubt } from '../brief/state.ts'
import type { WordPlace } from '../brief/word-places.ts'
import { isFiller } from '../message/message.ts'
import { fieldsIn } from '../questions/question-topics.ts'
import { pendingDoubt } from '../reading/doubts.ts'
import { refile } from './refile.ts'
import { questionAbout, spoken } from './reply.ts'
import { type BriefingTurn, turnFrom } from './turn.ts'

const onlyWords = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .filter(word => !isFiller(null, word))
    .join(' ')

/** Which of the places that were asked about a client names, and nothing else: "è l'obiettivo", "chi compare". */
function namedPlace(text: string, { to }: Doubt): WordPlace | undefined {
  const said = onlyWords(text)
  const [field] = said.includes(' ') ? [] : fieldsIn(tokensOf(text))
  const isNamed = (place: WordPlace) =>
    place === 'notes'
      ? said === onlyWords(panelTexts.aNote)
      : place === field || said === onlyWords(panelTexts.labels[place])
  return said === '' ? undefined : to.find(isNamed)
}

/** Of words in the notes it says that they belong where it was asked first. */
const bareYes = /^\s*s[iì](?:[\s,]+(?:certo|esatto|grazie|giusto|s[iì]))*[\s.!]*$/iu

/** "È solo parte della domanda, può toglierla": the note that the last turn asked about. */
const takesNoteOut =
  /^\s*(?:no[,.]?\s)?(?:(?:è|era) [^,.;!?]{1,40}[,.;]\s)?(?:(?:(?:la|lo) )?(?:può|puoi|potete) (?:togliere|cancellare|toglierl[ao]|cancellarl[ao])|togli(?:l[ao]|etel[ao])|l[ao] (?:tolga|togli|togliete))(?:\s(?:pure|grazie|per favore))?(?:[.!;]\s*|\s*$)/iu

const headed = /^(?<head>[^.;:!?\n]{1,40})[.;!]\s+(?<said>\S.*)$/su
const inWords = /^(?<head>[^.;:!?\n]{1,40}):\s+(?<said>[^.;:!?\n]{1,80})[.!]?\s*$/u

/** "Sì, è l'azienda: studio meloni": the doubt is settled with these words. */
function namedAnew(state: BriefingState, text: string): { state: BriefingState; text: string } {
  const doubt = pendingDoubt(state)
  const { head = '', said = '' } = inWords.exec(text)?.groups ?? {}
  const to = doubt && namedPlace(head, doubt)
  if (doubt?.from !== 'notes' || to === undefined || to === 'notes') return { state, text }
  const notes = [...state.brief.notes.filter(note => note !== said), said]
  const doubts = [...state.doubts, { ...doubt, words: said, turn: state.turn }]
  return { state: { ...state, brief: { ...state.brief, notes }, doubts }, text: head }
}

/** What a client says behind settling, or taking out, the note that was asked about, and the conversation without it. */
export function withoutNote(state: BriefingState, text: string): { state: BriefingState; text: string } {
  const doubt = pendingDoubt(state)
  // "È l'azienda, sì. Messaggio: …"
  const { head = '', said = '' } = headed.exec(text)?.groups ?? {}
  const to = doubt && namedPlace(head, doubt)
  if (doubt?.from === 'notes' && to !== undefined)
    return { state: refile(state, { ...doubt, to }).state, text: said }
  const rest = text.replace(takesNoteOut, '')
  if (doubt?.from !== 'notes' || rest === text || rest.trim() === '') return { state, text }
  const notes = state.brief.notes.filter(note => note !== doubt.words)
  return { state: { ...state, brief: { ...state.brief, notes } }, text: rest }
}

/** "È l'obiettivo": the doubt that the last turn asked about is settled, and the question that waits is put again. */
export function resolvedBy(before: BriefingState, words: string): BriefingTurn | null {
  const { state, text } = namedAnew(before, words)
  const doubt = pendingDoubt(state)
  // An empty message takes nothing out.
  const isOut =
    doubt?.from === 'notes' && takesNoteOut.test(text) && text.replace(takesNoteOut, '').trim() === ''
  // Where an extra was offered besides, a yes is about that.
  const isYes = doubt?.from === 'notes' && state.offered.length === 0 && bareYes.test(text)
  const to = isOut ? null : isYes ? doubt.to[0] : doubt && namedPlace(text, doubt)
  if (doubt === undefined || to === undefined) return null
  const { state: after, reply } = refile(state, { ...doubt, to })
  const { brief, asked, turn } = after
  const said = asked === state.asked ? spoken(reply, questionAbout(brief, asked, { misses: 0, turn })) : reply
  return turnFrom(before.brief, { state: after, reply: said || assistantTexts.whatElse })
}
