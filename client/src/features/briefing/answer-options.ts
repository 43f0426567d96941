import { briefKinds, extras, formats, languages } from 'shared/briefing/brief/brief'
import { extraPrices } from 'shared/briefing/brief/offered-extras'
import type { Answer, AnswerField } from 'shared/briefing/interview/interview'
import { addDays, addMonths } from 'shared/formats/calendar-days'
import { capitalized } from 'shared/formats/italian'
import { durationIt, signedEuro } from 'shared/formats/units'
import { summaryTexts } from 'shared/messages/it/briefing'
import { languageTexts } from 'shared/messages/it/briefing-fields'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import {
  closingQuestion,
  extraMeanings,
  interviewScreenTexts,
  kindLabels,
  questionTexts,
  suggestedAnswers,
} from 'shared/messages/it/interview'

/** A chip: its label and the answer that a press gives. */
export type Chip = { readonly label: string; readonly answer: Answer }

const usualLengths = [15, 30, 60, 90, 120]
const { leave, noHurry, twoWeeks, oneMonth, nothing } = interviewScreenTexts.chips

/** Returns the chips of a field; those of fields that take a list are its options. `today` is an ISO day. */
export function chipsOf(field: AnswerField, today: string): readonly Chip[] {
  if (field === 'kind')
    return briefKinds.map(value => ({ label: kindLabels[value], answer: { field, value } }))
  if (field === 'duration')
    return [
      ...usualLengths.map(value => ({ label: durationIt(value), answer: { field, value } as const })),
      left(field),
    ]
  if (field === 'deadline')
    return [
      { label: noHurry, answer: { field, value: null } },
      { label: twoWeeks, answer: { field, value: addDays(today, 14) } },
      { label: oneMonth, answer: { field, value: addMonths(today, 1) } },
    ]
  if (field === 'audience' || field === 'message' || field === 'tone' || field === 'materials')
    return [
      ...suggestedAnswers[field].map(value => ({ label: value, answer: { field, value } as const })),
      ...(field === 'materials' ? [{ label: nothing, answer: { field, value: '' } as const }] : []),
      left(field),
    ]
  return []
}

const left = (field: 'duration' | 'audience' | 'message' | 'tone' | 'materials'): Chip => ({
  label: leave,
  answer: { field, value: null },
})

export type ListField = 'extras' | 'formats' | 'languages'

export const isListField = (field: AnswerField): field is ListField =>
  field === 'extras' || field === 'formats' || field === 'languages'

interface Option {
  readonly value: string
  readonly label: string
  readonly price?: string
  readonly meaning?: string
}

export const listOptions: Readonly<Record<ListField, readonly Option[]>> = {
  extras: extras.map(value => ({
    value,
    label: capitalized(summaryTexts.extras[value]),
    price: signedEuro(extraPrices[value]),
    meaning: extraMeanings[value],
  })),
  formats: formats.map(value => ({ value, label: value })),
  languages: languages.map(value => ({ value, label: capitalized(languageTexts[value]) })),
}

/** Returns a field's question and line of help; fields that are not asked have their label. */
export function questionTextsOf(field: AnswerField): { ask: string; help: string } {
  if (field === 'notes') return closingQuestion
  if (field in questionTexts) return questionTexts[field as keyof typeof questionTexts]
  const help = interviewScreenTexts.help
  return {
    ask: panelTexts.labels[field as keyof typeof panelTexts.labels],
    help: field in help ? help[field as keyof typeof help] : '',
  }
}
