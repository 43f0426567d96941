import { type Span, type Token, wordAt, wordsIn } from '../../language/tokens.ts'
import { WHO } from '../keywords/extra-keywords.ts'
import { publicEnd, towards } from '../keywords/free-cue-keywords.ts'
import { articles, joiners, relatives, shallTell } from '../keywords/free-keywords.ts'
import { doesSomething, publicStart } from '../keywords/rest-keywords.ts'
import { cleaned } from '../message/read-words.ts'

// "Ai giovani i passaggi di un acquisto" are told, not spoken to; "i giovani e i genitori" are one public.
const isNextNoun = (tokens: readonly Token[], at: number) =>
  articles.has(wordAt(tokens, at)) &&
  !joiners.has(wordAt(tokens, at - 1)) &&
  !tokens.slice(0, at).some(({ word }) => relatives.has(word))

// "Per i nuovi assunti sulla sicurezza": what it is about.
const isAboutIt = (tokens: readonly Token[], at: number) =>
  /^su(?:l|lla|llo|gli|lle|ll)$/.test(wordAt(tokens, at)) &&
  !tokens.slice(0, at).some(({ word }) => relatives.has(word))

// "Ai bambini ad andare a scuola", "ai turisti per fargli venire voglia": what they shall do.
const isToDo = (tokens: readonly Token[], at: number) =>
  /^(?:ad?|per|x)$/.test(wordAt(tokens, at)) &&
  /(?:[aei]re|r[cs]i|rl[aeio]|rgli)$/.test(wordAt(tokens, at + 1)) &&
  !tokens.slice(0, at).some(({ word }) => relatives.has(word))

// "Ai clienti chi siamo"
const isWhoWeAre = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === WHO && wordAt(tokens, at + 1) === 'siamo'

// "I turisti che arrivano d'estate così passano al forno"
const isSoThat = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'cosi' && tokens.slice(0, at).some(({ word }) => relatives.has(word))

// "Per i ragazzi delle medie che spieghi come": it is the video that shall.
const isToldThem = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'che' && shallTell.has(wordAt(tokens, at + 1))

// "Da mandare ai genitori prima, per invogliarli"
const isWhen = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'prima' && (tokens[at + 1]?.boundary ?? 'sentence') !== 'none'

/** Whether what follows in a clause is no part of its public. */
export const endsPublic = (tokens: readonly Token[], at: number) =>
  isAboutIt(tokens, at) ||
  isNextNoun(tokens, at) ||
  isToDo(tokens, at) ||
  isWhoWeAre(tokens, at) ||
  isSoThat(tokens, at) ||
  isToldThem(tokens, at) ||
  isWhen(tokens, at)

/** "…, le famiglie e le autorità del Comune", "…, e qualche fondazione": a public, and nothing that it does. */
export function isPublic(tokens: readonly Token[], span: Span): boolean {
  const words = wordsIn(tokens, span).map(({ word }) => word)
  const said = words.join(' ').replace(/^(?:ed? )?(?:anche |pure |magari )?/, '')
  return (
    (publicStart.test(said) || /^qualche \p{L}+$/u.test(said)) && !words.some(word => doesSomething.has(word))
  )
}

/** "Per i clienti" and "ai clienti" are "i clienti". */
export function withoutTowards(text: string): string {
  const whole = cleaned(text.replace(publicEnd, '')).replace(
    /^(?:è|sarebbe|sarà)\s(?=(?:per|a(?:i|gli|lle))\s)/iu,
    '',
  )
  const found = towards.find(([start]) => start.test(whole))
  return found === undefined ? whole : whole.replace(found[0], found[1])
}
