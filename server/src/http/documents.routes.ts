import { Hono } from 'hono'
import { interviewChecklist } from '../domain/leads/interview.documents.ts'

/** Documents that anyone may download. */
export function documentRoutes() {
  return new Hono().get('/documents/checklist-intervista.pdf', async c =>
    c.body(await interviewChecklist(), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="checklist-intervista.pdf"',
      'cache-control': 'public, max-age=86400',
    }),
  )
}
