import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { open } from 'fontkit'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brand } from 'shared/catalogue/brand'
import { drawingInks } from 'shared/deliverables/drawing'
import { DRAWN_LINE, drawnPath, drawnSize } from 'shared/deliverables/drawing-path'
import { once } from 'shared/formats/once'
import type { Seller } from 'shared/invoices/document'
import { particularsOf } from 'shared/messages/it/company-particulars'
import { pdfTexts } from 'shared/messages/it/pdf'
import type { DrawnOver } from './document-parts.ts'

const MM = 72 / 25.4
const INK = '#15172b'
const SOFT = '#55586d'
const ACCENT = '#5231d6'

const require = createRequire(import.meta.url)
const fonts = {
  regular: require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  display: require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
}

export interface PdfDocument {
  title: string
  /** Content below the letterhead, in the styles `title`, `intro`, `heading`, `small`. */
  content: Content[]
}

/** Document with the business named in its footer. */
type Printed = PdfDocument & { seller: Seller | undefined }

const letterhead: Content = {
  columns: [
    { text: brand.name, font: 'Display', fontSize: 13 },
    { text: brand.contact.email, alignment: 'right', color: SOFT, fontSize: 9 },
  ],
  margin: [0, 0, 0, 9 * MM],
}

const definitionOf = ({ title, content, seller }: Printed): TDocumentDefinitions => ({
  info: { title, author: brand.name },
  language: 'it',
  pageSize: 'A4',
  pageMargins: [22 * MM, 18 * MM, 22 * MM, 22 * MM],
  content: [letterhead, ...content],
  footer: (page, pages) => ({
    columns: [
      { text: particularsOf(seller).slice(0, 3).join(' · '), color: SOFT, fontSize: 8 },
      { text: pdfTexts.page(page, pages), width: 'auto', color: SOFT, fontSize: 8 },
    ],
    margin: [22 * MM, 8 * MM, 22 * MM, 0],
  }),
  defaultStyle: { font: 'Text', fontSize: 10.5, lineHeight: 1.35, color: INK },
  styles: {
    title: { font: 'Display', fontSize: 30, lineHeight: 1.02, characterSpacing: -0.6 },
    intro: { fontSize: 12, color: SOFT, margin: [0, 3 * MM, 0, 8 * MM] },
    heading: { font: 'Display', fontSize: 14, lineHeight: 1.15 },
    label: { color: ACCENT, fontSize: 9 },
    small: { color: SOFT, fontSize: 9 },
  },
})

const loadPrinter = once(async () => {
  // Loaded with the first document: it is large, and most processes never print.
  const { default: printer } = await import('pdfmake')
  printer.setFonts({
    Text: { normal: fonts.regular, bold: fonts.bold },
    Display: { normal: fonts.display, bold: fonts.display },
  })
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy(path => Object.values(fonts).includes(path))
  const faces = await Promise.all(Object.values(fonts).map(path => open(path)))
  const isPrintable = (sign: string) =>
    /\s/u.test(sign) ||
    faces.every(face => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  return { printer, isPrintable }
})

function isDrawing(part: unknown): part is DrawnOver {
  return typeof part === 'object' && part !== null && 'drawing' in part
}

/** Converts a drawing to SVG paths. Costly for long strokes, so it runs in the child process. */
function svgOf({ drawing, ...place }: DrawnOver): Content {
  const size = drawnSize(place)
  const paths = drawing.map(shape => {
    const { path, isArea } = drawnPath(shape, size)
    const color = drawingInks[shape.color]
    return isArea
      ? `<path d="${path}" fill="${color}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${DRAWN_LINE}" stroke-linecap="round" stroke-linejoin="round"/>`
  })
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${paths.join('')}</svg>`,
    ...place,
  }
}

/**
 * Converts drawings to paths, and replaces each character that the fonts lack by its ASCII transliteration: `½` by
 * `1/2`.
 */
function printable(document: Printed, isPrintable: (sign: string) => boolean): Printed {
  const inText = (text: string) =>
    Array.from(text.normalize('NFC'), sign => (isPrintable(sign) ? sign : anyAscii(sign))).join('')
  return JSON.parse(JSON.stringify(document), (key, part) => {
    if (isDrawing(part)) return svgOf(part)
    return typeof part === 'string' && key !== 'image' ? inText(part) : part
  })
}

/**
 * Renders a document on A4 with the brand's letterhead, in a child process without network access.
 * @public called by its name in a child process
 */
export async function renderPdf(document: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const { printer, isPrintable } = await loadPrinter()
  return new Uint8Array(await printer.createPdf(definitionOf(printable(document, isPrintable))).getBuffer())
}
