import type { Content } from 'pdfmake/interfaces.js'
import type { Drawing } from 'shared/deliverables/drawing'

// The printer mutates its input, so each part is created anew.

/** Creates a labelled value; a smaller `fontSize` keeps a long value on one line. */
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

/** Returns the lines of a person or business; missing ones are left out. */
export const address = (title: string, lines: readonly (string | null | undefined)[]): Content[] => [
  { text: title, style: 'small' },
  ...lines.flatMap((text): Content[] => (text ? [{ text }] : [])),
]

/** Drawing over an image of the given size in points. The child process converts it to paths. */
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
