import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import { devTexts } from 'shared/messages/it/dev'
import { signInToDemo } from '../domain/identity/sessions/sign-in.service.ts'
import { limitBody } from '../platform/http/middleware.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import { type JobState, jobStates, type ListedJob, listJobs } from '../platform/jobs/job-queries.ts'
import type { AppDeps } from '../platform/platform.ts'
import { type Described, proceduresPage, readNotes } from './dev/procedures-page.ts'
import { type DevPage, devFrame, findViewer } from './dev-frame.ts'
import { jobsPage, livePage, whoPage } from './dev-pages.ts'

const BODY_BYTES = 4096
const CODE_OWED = '/auth?step=code'

/** Data for the developer pages. */
export interface Shown {
  procedures(): Described[]
  /** E-mail addresses of the demo accounts. */
  accounts: readonly string[]
}

/**
 * Serves the developer pages: session, procedures, jobs, live events. Only in a demo outside production, like the
 * mailbox; unlike that, they are behind the preview gate.
 */
export function devRoutes(platform: AppDeps, { procedures, accounts }: Shown) {
  const app = new Hono<{ Variables: RequestVariables }>()
  const script = readFileSync(new URL('./dev-panel.mjs', import.meta.url), 'utf8')
  const limit = limitBody(BODY_BYTES)
  const show = async (c: Context, page: (viewer: DevPage['viewer']) => Omit<DevPage, 'viewer'>) => {
    const viewer = await findViewer(platform, c)
    return c.html(devFrame({ ...page(viewer), viewer }))
  }

  app.get('/dev', c =>
    show(c, viewer => ({ at: 'home', title: devTexts.who.title, content: whoPage(viewer, accounts) })),
  )
  app.get('/dev/procedures', c =>
    show(c, () => ({
      at: 'procedures',
      title: devTexts.procedures.title,
      content: proceduresPage(procedures(), readNotes()),
    })),
  )
  app.get('/dev/jobs', async c => {
    const content = jobsPage(await jobsByState(platform), c.req.query('retried') !== undefined)
    return show(c, () => ({ at: 'jobs', title: devTexts.jobs.title, content }))
  })
  app.get('/dev/live', c =>
    show(c, viewer => ({ at: 'live', title: devTexts.live.title, content: livePage(viewer) })),
  )
  app.get('/dev/panel.js', c => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))

  app.post('/dev/sign-in', limit, async c => {
    const { email } = await c.req.parseBody()
    if (typeof email !== 'string' || !accounts.includes(email)) throw new AppError('NOT_FOUND')
    const caller = {
      address: c.get('address'),
      userAgent: c.req.header('user-agent'),
      sessionToken: platform.sessions.readToken(c.req.header('cookie')),
    }
    const admission = await signInToDemo(platform, caller, email)
    c.header('set-cookie', admission.cookie, { append: true })
    return c.redirect('token' in admission ? '/dev' : CODE_OWED, 303)
  })
  app.post('/dev/jobs/retry', limit, async c => {
    const { queue, id } = await c.req.parseBody()
    const jobId = uuidField().safeParse(id)
    if (typeof queue !== 'string' || !jobId.success) throw new AppError('NOT_FOUND')
    if (!(await platform.jobs.retry(queue, jobId.data))) throw new AppError('NOT_FOUND')
    return c.redirect('/dev/jobs?retried', 303)
  })
  return app
}

async function jobsByState({ db }: AppDeps): Promise<Record<JobState, ListedJob[]>> {
  const lists = await Promise.all(jobStates.map(async state => [state, await listJobs(db, state)] as const))
  return Object.fromEntries(lists) as Record<JobState, ListedJob[]>
}
