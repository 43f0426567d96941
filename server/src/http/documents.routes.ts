import { type Context, Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import { quoteDocument } from 'shared/messages/it/quote-document'
import { interviewChecklist } from '../domain/leads/interview.documents.ts'
import { quotePdf } from '../domain/orders/quote/quote.documents.ts'
import type { Platform } from '../platform/platform.ts'
import { requireActor } from './require-actor.ts'

const pdf = (c: Context, bytes: Uint8Array<ArrayBuffer>, fileName: string, caching: string) =>
  c.body(bytes, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': caching,
  })

/** Documents to print: one for anyone, and each client's own quote. */
export function documentRoutes(platform: Platform) {
  const app = new Hono()
  app.get('/documents/checklist-intervista.pdf', async c =>
    pdf(c, await interviewChecklist(platform), 'checklist-intervista.pdf', 'public, max-age=86400'),
  )
  app.get('/documents/preventivo.pdf', async c => {
    const { userId } = await requireActor(platform, c)
    const projectId = uuidField().safeParse(c.req.query('project'))
    if (!projectId.success) throw new AppError('NOT_FOUND')
    return pdf(
      c,
      await quotePdf(platform, userId, projectId.data),
      quoteDocument.fileName,
      'private, no-store',
    )
  })
  return app
}
