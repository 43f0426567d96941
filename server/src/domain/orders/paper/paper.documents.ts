import type { Content } from 'pdfmake/interfaces.js'
import { euro } from 'shared/formats/euro'

// The parts of papers about money. The printer writes its measures into what it is given, so each part is made anew.

export const amount = (cents: number): string => euro(cents, { decimals: 'always' })

/** A name beside its value. */
export const pair = (name: string, value: string): Content => ({
  columns: [
    { text: name, style: 'small', width: 92 },
    { text: value, width: '*' },
  ],
  margin: [0, 0, 0, 2],
})

/** What is counted, with the words below it that say why. */
export const priceLine = (label: string, amountCents: number, below?: string): Content => ({
  unbreakable: true,
  columns: [
    [{ text: label }, ...(below ? [{ text: below, style: 'small' }] : [])],
    { text: amount(amountCents), width: 'auto', alignment: 'right' },
  ],
  columnGap: 18,
  margin: [0, 0, 0, 7],
})

export const totalLine = (label: string, cents: number): Content => ({
  columns: [
    { text: label, bold: true },
    { text: amount(cents), style: 'heading', width: 'auto', alignment: 'right' },
  ],
  margin: [0, 6, 0, 0],
})

export const section = (title: string, content: Content[]): Content[] => [
  { text: title, style: 'heading', margin: [0, 14, 0, 6] },
  ...content,
]

/** A person or a business as lines; what is not known is left out. */
export const address = (title: string, lines: readonly (string | null | undefined)[]): Content[] => [
  { text: title, style: 'small' },
  ...lines.flatMap((text): Content[] => (text ? [{ text }] : [])),
]
