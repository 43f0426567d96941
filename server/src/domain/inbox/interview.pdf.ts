import type { Column, Content } from 'pdfmake/interfaces.js'
import { brand } from 'shared/catalogue/brand'
import { formatTexts } from 'shared/messages/it/screens-pages'
import type { AppDeps } from '../../platform/platform.ts'

const texts = formatTexts.checklistDocument
const BOX = 9
const LINE_WIDTH = 470

// The printer mutates its input, so each place gets its own object.
const box = (): Column => ({
  canvas: [{ type: 'rect', x: 0, y: 3, w: BOX, h: BOX, r: 2, lineWidth: 1, lineColor: '#5231d6' }],
  width: BOX + 9,
})

const point = (text: string): Content => ({ columns: [box(), { text }], margin: [0, 0, 0, 3] })

const item = ({ title, text, points }: (typeof formatTexts.checklist)[number], place: number): Content => ({
  unbreakable: true,
  columns: [
    { text: String(place + 1).padStart(2, '0'), style: 'label', width: 34, margin: [0, 4, 0, 0] },
    [
      { text: title, style: 'heading' },
      { text, color: '#55586d', margin: [0, 2, 0, 7] },
      ...points.map(point),
    ],
  ],
  margin: [0, 0, 0, 12],
})

const ruledLine = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: LINE_WIDTH, y2: 0, lineWidth: 0.5, lineColor: '#c9c5d4' }],
  margin: [0, 20, 0, 0],
})

/** Renders the checklist of four things to prepare before an interview (docs/decisions/checklist-pdf.md). */
export function interviewChecklist({ pdf }: Pick<AppDeps, 'pdf'>): Promise<Uint8Array<ArrayBuffer>> {
  return pdf.render({
    title: texts.title,
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.intro, style: 'intro' },
      ...formatTexts.checklist.map(item),
      { text: texts.notes, style: 'heading' },
      ...Array.from({ length: 2 }, ruledLine),
      { text: texts.contact(brand.contact.email), style: 'small', margin: [0, 12, 0, 0] },
    ],
  })
}
