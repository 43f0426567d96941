import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { shareWords } from '../../language/mentions.ts'
import { foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wholeOf, wordAt } from '../../language/tokens.ts'
import type { Extra } from '../brief/brief.ts'
import {
  filmsAlone,
  footageNouns,
  footageRefusal,
  footageUse,
  noFootage,
  scriptFinal,
  scriptNoun,
  scriptReady,
  scriptUnready,
  scriptWriting,
} from '../keywords/brought-keywords.ts'
import { doneByUs, toldToDo } from '../keywords/extra-keywords.ts'
import { missingBefore } from '../keywords/free-keywords.ts'
import type { Message } from '../message/message.ts'

const footageNoun = patternList(footageNouns)
const footageAsked = patternList([...footageNouns, 'video'])

/** Whether film that was to be used is none after all: "non è un girato da montare". */
export const isNoFootage = ({ tokens, brief }: Message): boolean =>
  brief.extras.includes('supplied-footage') && standsIn(tokens, noFootage)

/** Whether the client films alone what we were to film. */
export const filmsAloneInstead = ({ tokens, brief }: Message): boolean =>
  brief.extras.includes('shooting') && standsIn(tokens, filmsAlone)

// "Riprese no perché abbiamo già le foto"
const isTurnedDown = ({ tokens }: Message, { first, last }: Span) =>
  missingBefore.has(wordAt(tokens, first - 1)) || tokens[last + 1]?.word === 'no'

/** Film that the client gives to be used, and a script that is finished. */
export function broughtIn(message: Message): Extra[] {
  const { tokens, asked } = message
  // "Abbiamo delle foto. Le riprese vanno fatte": what we shall do tells nothing of what is there.
  const isWhole = asked === 'materials' && !standsIn(tokens, doneByUs)
  // "Il resto lo girate voi in laboratorio" names no film that is there.
  const ours = foundIn(tokens, toldToDo)
  const sentences = isWhole ? [wholeOf(tokens)] : sentencesOf(tokens)
  const has = (patterns: ReturnType<typeof patternList>, span: Span) => standsIn(tokens, patterns, span)
  const nouns = asked === 'materials' ? footageAsked : footageNoun
  const isFootage = (span: Span) =>
    has(filmsAlone, span) ||
    (foundIn(tokens, nouns, span).some(
      noun => !isTurnedDown(message, noun) && !ours.some(order => shareWords(order, noun)),
    ) &&
      has(footageUse, span) &&
      ![footageRefusal, noFootage, doneByUs].some(patterns => has(patterns, span)))
  const isFinal = (span: Span) => has(scriptNoun, span) && has(scriptFinal, span)
  const isReady = (span: Span) => has(scriptNoun, span) && has(scriptReady, span)
  const isScript = (span: Span) =>
    !has(scriptUnready, span) &&
    (isFinal(span) ||
      (!has(scriptWriting, span) &&
        message.clauses.some(clause => isWithin(clause, span) && isReady(clause))))
  return [
    ...(sentences.some(isFootage) ? (['supplied-footage'] as const) : []),
    ...(sentences.some(isScript) ? (['ready-script'] as const) : []),
  ]
}
