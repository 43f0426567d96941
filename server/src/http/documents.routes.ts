import { type Context, Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { monthField } from 'shared/fields/date'
import { uuidField } from 'shared/fields/id'
import { certificateTexts } from 'shared/messages/it/certificate'
import { paperTexts, quoteDocument } from 'shared/messages/it/pdf'
import { openPayLinkInput } from 'shared/payment/payment.inputs'
import { certificatePdf } from '../domain/deliverables/certificate/certificate.pdf.ts'
import { commentsSheet } from '../domain/deliverables/review/comments-sheet.pdf.ts'
import { withCapability } from '../domain/identity/companies/membership.queries.ts'
import { interviewChecklist } from '../domain/inbox/interview.pdf.ts'
import { invoicePdf } from '../domain/orders/documents/invoice.pdf.ts'
import { orderCopyPdf } from '../domain/orders/documents/order-copy.pdf.ts'
import { linkReceiptPdf, receiptPdf } from '../domain/orders/documents/receipt.pdf.ts'
import { getInvoice, invoiceArchive } from '../domain/orders/invoices/invoice-lists.service.ts'
import { quotePdf } from '../domain/orders/quote/quote.pdf.ts'
import { limitBody } from '../platform/http/middleware.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'
import { zipOf } from '../platform/zip/zip.ts'
import { requireActor } from './require-actor.ts'

const OWN = 'private, no-store'

const download = (c: Context, type: string, bytes: Uint8Array<ArrayBuffer> | string, fileName: string) =>
  c.body(bytes, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': OWN,
  })

const pdf = (c: Context, bytes: Uint8Array<ArrayBuffer>, fileName: string) =>
  download(c, 'application/pdf', bytes, fileName)

/** Reads an id from the query. @throws AppError `NOT_FOUND` if it is invalid. */
function idIn(c: Context, name: 'project' | 'payment' | 'invoice' | 'version'): string {
  const id = uuidField().safeParse(c.req.query(name))
  if (!id.success) throw new AppError('NOT_FOUND')
  return id.data
}

const ownDocuments = [
  {
    path: '/documents/preventivo.pdf',
    print: quotePdf,
    about: 'project',
    fileName: quoteDocument.fileName,
  },
  {
    path: '/documents/ordine.pdf',
    print: orderCopyPdf,
    about: 'project',
    fileName: paperTexts.order.fileName,
  },
  {
    path: '/documents/ricevuta.pdf',
    print: receiptPdf,
    about: 'payment',
    fileName: paperTexts.receipt.fileName,
  },
] as const

/** Serves printable documents: a public checklist, and those of a client's orders. */
export function documentRoutes(platform: AppDeps) {
  const app = new Hono<{ Variables: RequestVariables }>()
  app.get('/documents/checklist-intervista.pdf', async c => {
    const answer = pdf(c, await interviewChecklist(platform), 'checklist-intervista.pdf')
    answer.headers.set('cache-control', 'public, max-age=86400')
    return answer
  })
  for (const { path, print, about, fileName } of ownDocuments)
    app.get(path, async c => {
      const { userId } = await requireActor(platform, c)
      const bytes = await withCapability('order', () => print(platform, userId, idIn(c, about)))
      return pdf(c, bytes, fileName)
    })
  // For payers with a link. The token authorises and is sent in the body, never in a URL.
  app.post('/documents/ricevuta-da-link.pdf', limitBody(1024), async c => {
    const body = openPayLinkInput.safeParse(await c.req.json().catch(() => null))
    if (!body.success) throw new AppError('NOT_FOUND')
    const bytes = await linkReceiptPdf(platform, c.get('address'), body.data.token)
    return pdf(c, bytes, paperTexts.receipt.fileName)
  })
  app.get('/documents/approvazione.pdf', async c => {
    const actor = await requireActor(platform, c)
    return pdf(
      c,
      await withCapability('review', () => certificatePdf(platform, actor, idIn(c, 'version'))),
      certificateTexts.fileName,
    )
  })
  app.get('/documents/commenti.pdf', async c => {
    const actor = await requireActor(platform, c)
    const wanted = { deliverableId: idIn(c, 'version'), withInternal: c.req.query('internal') === '1' }
    const { bytes, fileName } = await withCapability('review', () => commentsSheet(platform, actor, wanted))
    return pdf(c, bytes, fileName)
  })
  app.get('/documents/fattura.pdf', async c => {
    const actor = await requireActor(platform, c)
    const { bytes, fileName } = await withCapability('order', () =>
      invoicePdf(platform, actor, idIn(c, 'invoice')),
    )
    return pdf(c, bytes, fileName)
  })
  app.get('/documents/fattura.xml', async c => {
    const actor = await requireActor(platform, c)
    const { xml, fileName } = await withCapability('order', () =>
      getInvoice(platform, actor, idIn(c, 'invoice')),
    )
    return download(c, 'application/xml; charset=utf-8', xml, fileName)
  })
  app.get('/documents/fatture.zip', async c => {
    const actor = await requireActor(platform, c)
    const month = monthField().safeParse(c.req.query('month'))
    if (!month.success) throw new AppError('NOT_FOUND')
    const { fileName, entries } = await invoiceArchive(platform, actor, month.data)
    const bytes = new Uint8Array(await new Response(zipOf(entries)).arrayBuffer())
    return download(c, 'application/zip', bytes, fileName)
  })
  return app
}
