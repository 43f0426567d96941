import type { Content } from 'pdfmake/interfaces.js'
import type { Drawing } from 'shared/deliverables/drawing'

// The printer writes its measures into what it is given, so each part is made anew.

/** A name beside its value, which can be smaller where it has to fit on one line. */
export const pair = (name: string, value: string, fontSize?: number): Content => ({
  columns: [
    { text: name, style: 'small', width: 92 },
    { text: value, width: '*', ...(fontSize && { fontSize }) },
  ],
  margin: [0, 0, 0, 2],
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

/** A drawing over the picture of the given sides, in points, that stands before it. The child process makes its paths. */
export interface DrawnOver {
  drawing: Drawing
  width: number
  height: number
  relativePosition: { x: number; y: number }
}

export const drawnOver = (drawing: Drawing, sides: { width: number; height: number }) =>
  ({
    drawing,
    ...sides,
    relativePosition: { x: 0, y: -sides.height },
  }) satisfies DrawnOver as unknown as Content
