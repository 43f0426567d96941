import { createRequire } from 'node:module'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/seller'
import { particularsOf } from 'shared/messages/it/company-particulars'
import { pdfTexts } from 'shared/messages/it/pdf'

/** Millimetres in the points that a PDF counts in. */
const MM = 72 / 25.4
const INK = '#15172b'
const SOFT = '#55586d'
const ACCENT = '#5231d6'

const require = createRequire(import.meta.url)
const fontFile = (family: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)

export interface PdfDocument {
  title: string
  /** Below the brand's line, in the styles `title`, `intro`, `heading`, `small`. */
  content: Content[]
}

/** A document with the business named in its footer. */
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

async function loadPrinter() {
  // Loaded when the first document is asked for: it is large, and most processes never print.
  const { default: printer } = await import('pdfmake')
  printer.setFonts({
    Text: { normal: fontFile('instrument-sans', 400), bold: fontFile('instrument-sans', 600) },
    Display: { normal: fontFile('bricolage-grotesque', 700), bold: fontFile('bricolage-grotesque', 700) },
  })
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy(path => path.includes('@fontsource'))
  return printer
}

let loading: ReturnType<typeof loadPrinter> | undefined

/**
 * Sets a document on A4 with the brand's letterhead, in a child process; nothing is fetched from elsewhere.
 * @public called by its name in a child process
 */
export async function renderPdf(document: Printed): Promise<Uint8Array<ArrayBuffer>> {
  loading ??= loadPrinter()
  const printer = await loading
  return new Uint8Array(await printer.createPdf(definitionOf(document)).getBuffer())
}
