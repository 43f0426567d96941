import { type Brief, type BriefField, isSlot, rowOfKind } from 'shared/briefing/brief/brief'
import type { Correction } from 'shared/briefing/turn/correction'
import { quotePrices } from 'shared/catalogue/price-list'
import { euro } from 'shared/formats/euro'
import { choiceTexts, signedPrice } from 'shared/messages/it/briefing-choices'
import { formTexts } from 'shared/messages/it/briefing-form'
import {
  correctionOf,
  isList,
  kindOptions,
  type ListField,
  lengthOptions,
  listOptions,
} from './brief-fields.ts'

/** The fields whose answers are all known. */
export type ChipsOf = 'kind' | 'duration' | ListField

export const isOfChips = (field: BriefField): field is ChipsOf =>
  field === 'kind' || field === 'duration' || isList(field)

/** An answer that is saved by one tap, taken or not. */
export interface ChipOption {
  label: string
  price?: string | undefined
  isOn: boolean
  correction: Correction
}

const { addOns, baseByRow, discounts } = quotePrices
const itemPrices: Readonly<Record<string, number>> = { ...addOns, ...discounts }

const priceOf = (value: string) => {
  const cents = itemPrices[value]
  return cents === undefined ? undefined : signedPrice(cents)
}

function several(field: ListField, brief: Brief): ChipOption[] {
  const list: readonly string[] = brief[field]
  const chips = listOptions[field].map(({ value, label }) => {
    const isOn = list.includes(value)
    const next = isOn ? list.filter(other => other !== value) : [...list, value]
    const correction = correctionOf(field, { text: '', list: next }) as Correction
    return { label, price: field === 'extras' ? priceOf(value) : undefined, isOn, correction }
  })
  if (field !== 'extras') return chips
  const isOn = brief.extrasSettled && list.length === 0
  return [...chips, { label: formTexts.noExtras, isOn, correction: { field, value: [] } }]
}

function one(field: 'kind' | 'duration', brief: Brief): ChipOption[] {
  if (field === 'duration') {
    return lengthOptions(brief.durationSeconds).map(({ value, label }) => ({
      label,
      isOn: brief.durationSeconds === Number(value),
      correction: { field, value: Number(value) },
    }))
  }
  return kindOptions.map(({ value, label }) => ({
    label,
    price: formTexts.from(euro(baseByRow[rowOfKind[value]])),
    isOn: brief.kind === value,
    correction: { field, value },
  }))
}

/** The answers of such a field, with leaving it to us where it is a question. */
export function chipsOf(field: ChipsOf, brief: Brief): ChipOption[] {
  const chips = isList(field) ? several(field, brief) : one(field, brief)
  if (!isSlot(field)) return chips
  const isOn = brief.unknowns.includes(field)
  return [...chips, { label: choiceTexts.leave, isOn, correction: { field, value: null } }]
}

/** Words that a field for words suggests. */
export const wordsFor = (field: BriefField): readonly string[] =>
  field === 'audience' || field === 'message' || field === 'tone'
    ? choiceTexts[field].map(({ says }) => says)
    : []
