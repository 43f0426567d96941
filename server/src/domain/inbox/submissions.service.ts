import { randomUUID } from 'node:crypto'
import { marketingTextVersion } from 'shared/catalogue/terms/newest-terms'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { submitAuditInput } from 'shared/inbox/audit.inputs'
import type { contactInput } from 'shared/inbox/contact.inputs'
import type { applyForInterviewInput } from 'shared/inbox/interview.inputs'
import type { InvitableKind } from 'shared/inbox/lead'
import type { submitScriptInput } from 'shared/inbox/script.inputs'
import { SECOND, sleep } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { hashOf, sign } from '../../platform/tokens.ts'
import { emit } from '../events/emit.service.ts'
import type { tableOf } from './lead-tables.queries.ts'
import { notifyNewLeadJob, processAuditJob, processScriptJob } from './leads.jobs.ts'
import { findByRequestId, findProcessing, insertLead } from './leads.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'limits' | 'transact'>

/** Saves an audit request and enqueues its report in the same transaction (docs/decisions/saved-requests.md). */
export const submitAudit = (
  deps: Deps,
  address: string,
  { marketing, requestId, ...audit }: z.output<typeof submitAuditInput>,
): Promise<Processed> =>
  saveProcessed(deps, { kind: 'audit', address, requestId, marketing }, audit, (tx, { id, teamOnly }) =>
    tx.enqueue(processAuditJob, { auditRequestId: id, teamOnly }),
  )

/** Saves a script to improve and enqueues its report. */
export function submitScript(
  deps: Deps,
  address: string,
  { marketing, requestId, website, projectDescription, ...script }: z.output<typeof submitScriptInput>,
): Promise<Processed> {
  const fields = { ...script, website: website ?? null, projectDescription: projectDescription ?? null }
  return saveProcessed(
    deps,
    { kind: 'script', address, requestId, marketing },
    fields,
    (tx, { id, teamOnly }) => tx.enqueue(processScriptJob, { scriptRequestId: id, teamOnly }),
  )
}

/**
 * Saves an application for the interview format; notifies applicant and team (docs/decisions/interview-and-contact.md).
 */
export function applyForInterview(
  deps: Deps,
  address: string,
  { phone, requestId, ...application }: z.output<typeof applyForInterviewInput>,
): Promise<{ id: string }> {
  const interview = { ...application, phone: phone ?? null }
  return saveOnce(deps, { kind: 'interview', address, requestId }, interview, (tx, { teamOnly }) =>
    emit(tx, { type: 'interview.received', ...interview, teamOnly }),
  )
}

/** Saves a message of the contact page; notifies sender and team. */
export function contact(
  deps: Deps,
  address: string,
  { company, requestId, ...said }: z.output<typeof contactInput>,
): Promise<{ id: string }> {
  const message = { ...said, company: company ?? null }
  return saveOnce(deps, { kind: 'contact', address, requestId }, message, (tx, { teamOnly }) =>
    emit(tx, { type: 'contact.received', ...message, teamOnly }),
  )
}

interface Form<Kind extends InvitableKind> {
  kind: Kind
  address: string
  requestId: string | undefined
  marketing?: boolean | undefined
  /** Returns columns that are computed from the row. */
  columns?: (row: { id: string; createdAt: Date }) => Computed
}

interface Computed {
  processTokenHash?: string
  marketingTextVersion?: string | null
  marketingConsentAt?: Date | null
}

/** Columns of a form, all that its table requires beside those that are added when it is saved. */
type Fields<Kind extends InvitableKind> = Omit<
  NewRow<(typeof tableOf)[Kind]>,
  'id' | 'requestId' | 'requestHash' | 'createdAt' | 'updatedAt' | keyof Computed
> & { email: string }

/** Handles a saved form. `teamOnly` is true once the daily mails to the entered address are used up. */
type AfterSaving = (tx: Tx, saved: { id: string; teamOnly: boolean }) => Promise<void>

/**
 * Saves a form once per request id and notifies the team. The entered address may not be the sender's, so its mails are
 * limited.
 * @throws AppError `REQUEST_ID_REUSED` for the same id with other input, `LIMITED`.
 */
async function saveOnce<Kind extends InvitableKind>(
  deps: Deps,
  { kind, address, requestId, marketing, columns = () => ({}) }: Form<Kind>,
  fields: Fields<Kind>,
  afterSaving: AfterSaving,
): Promise<{ id: string }> {
  await deps.limits.take('publicForm', { address, about: kind })
  const teamOnly = !(await deps.limits.tryConsume('formMailByRecipient', fields.email))
  const requestHash = requestId
    ? hashOf(JSON.stringify({ ...fields, marketing: marketing || undefined }))
    : null
  const attempt = () =>
    deps.transact(async tx => {
      const before = requestId ? await findByRequestId(tx.db, kind, requestId) : undefined
      if (before) {
        if (before.requestHash !== requestHash) throw new AppError('REQUEST_ID_REUSED')
        return { id: before.id }
      }
      const now = deps.clock.now()
      const row = { id: randomUUID(), requestId, requestHash, createdAt: now, updatedAt: now }
      await insertLead(tx.db, kind, { ...fields, ...row, ...columns(row) })
      await afterSaving(tx, { id: row.id, teamOnly })
      await tx.enqueue(notifyNewLeadJob, { kind, id: row.id })
      return { id: row.id }
    })
  // Of two concurrent requests, one violates the unique index and finds the other's row in its second attempt.
  return attempt().catch(error => (requestId && isUniqueViolation(error) ? attempt() : Promise.reject(error)))
}

interface Processed {
  id: string
  processToken: string
}

/**
 * Saves like `saveOnce`, and returns a token for polling the progress; derived from the id, so a repeated request gets
 * the same token.
 */
async function saveProcessed<Kind extends 'audit' | 'script'>(
  deps: Deps,
  form: Form<Kind>,
  fields: Fields<Kind>,
  afterSaving: AfterSaving,
): Promise<Processed> {
  const tokenOf = (id: string) => sign(deps.config.secretKeys, 'process-request', id)
  const columns: Form<Kind>['columns'] = row => ({
    processTokenHash: hashOf(tokenOf(row.id)),
    marketingTextVersion: form.marketing ? marketingTextVersion : null,
    marketingConsentAt: form.marketing ? row.createdAt : null,
  })
  const { id } = await saveOnce(deps, { ...form, columns }, fields, afterSaving)
  return { id, processToken: tokenOf(id) }
}

const MAX_WAIT_MS = 10 * SECOND
const LOOK_EVERY_MS = 250

/**
 * Waits until a lead is processed, at most ten seconds. A timeout does not affect the job
 * (docs/decisions/saved-requests.md).
 * @throws AppError `NOT_FOUND` without the token of the saved lead.
 */
export async function waitForProcessing(
  { db }: Pick<AppDeps, 'db'>,
  table: 'auditRequests' | 'scriptImprovementRequests',
  { id, processToken }: { id: string; processToken: string },
  signal: AbortSignal,
): Promise<{ state: 'done' | 'queued' }> {
  const giveUp = performance.now() + MAX_WAIT_MS
  for (;;) {
    const request = ensureFound(await findProcessing(db, table, id, hashOf(processToken)))
    if (request.processedAt) return { state: 'done' }
    if (signal.aborted || performance.now() >= giveUp) return { state: 'queued' }
    await sleep(LOOK_EVERY_MS)
  }
}
