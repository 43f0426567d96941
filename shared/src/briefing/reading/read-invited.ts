import { type Span, wholeOf } from '../../language/tokens.ts'
import type { Invitable } from '../brief/brief.ts'
import type { Doubt } from '../brief/state.ts'
import type { Understood } from '../brief/understood.ts'
import { companyNameIn } from '../fields/company.ts'
import { wholeName } from '../keywords/company-keywords.ts'
import { isMarked, toldBefore } from '../keywords/mark-keywords.ts'
import type { Message } from '../message/message.ts'
import { cleaned, sliceOf } from '../message/read-words.ts'
import { extrasIn, fieldsIn } from '../questions/question-topics.ts'

function nameIn(text: string): string | null {
  const { said = null } = wholeName.exec(text)?.groups ?? {}
  return companyNameIn(text, 'opening')?.name ?? said
}

/** Which of some fields words are about, by how they begin; what they name is given back. */
function aboutWhich(text: string, fields: readonly Invitable[]): [Invitable, string] | null {
  const name = fields.includes('company') ? nameIn(text) : null
  if (name !== null) return ['company', name]
  const [field] = (['goal', 'people', 'place'] as const).filter(
    one => fields.includes(one) && (isMarked(one, text) || (one === 'goal' && isMarked('aim', text))),
  )
  return field === undefined ? null : [field, text.replace(toldBefore, '')]
}

const MOST_CLAUSES = 4

/** What answers the invitation to say where, who, what for and for whom: each clause by what it says. */
export function invitedIn(
  message: Message,
  invited: readonly Invitable[],
  isTaken: (clause: Span) => boolean,
): readonly (Understood<string> & { readonly field: Invitable })[] {
  const { text, tokens, clauses } = message
  if (clauses.length > MOST_CLAUSES * invited.length) return []
  const found: (Understood<string> & { field: Invitable; span: Span })[] = []
  for (const clause of clauses) {
    const isLabel = tokens[clause.last + 1]?.gap.includes(':') ?? false
    if (isLabel || isTaken(clause)) continue
    const open = invited.filter(field => !found.some(other => other.field === field))
    const before = found.at(-1)
    const said = cleaned(sliceOf(text, tokens, clause))
    const about = aboutWhich(said, open)
    if (about !== null) found.push({ field: about[0], value: about[1], span: clause, spans: [clause] })
    // "In officina, il reparto verniciatura" goes on about the same.
    else if (
      before?.span.last === clause.first - 1 &&
      before.field !== 'company' &&
      tokens[clause.first]?.boundary !== 'sentence'
    ) {
      const span = { first: before.span.first, last: clause.last }
      found[found.length - 1] = {
        ...before,
        span,
        spans: [span],
        value: cleaned(sliceOf(text, tokens, span)),
      }
    }
  }
  return found
}

const MOST_UNFILED = 8

/** A short answer that shows by nothing what it is about: which of the fields it is for is asked. */
export function unfiledAnswer(
  { tokens, today, text }: Message,
  invited: readonly Invitable[],
): Doubt | undefined {
  const whole = wholeOf(tokens)
  const isOfAnother = fieldsIn(tokens).length + extrasIn(tokens, whole, today).length > 0
  if (invited.length === 0 || tokens.length > MOST_UNFILED || isOfAnother) return undefined
  return { words: text.trim(), from: 'notes', to: [...invited, 'notes'] }
}
