import { randomUUID } from 'node:crypto'
import { marketingTextVersion } from 'shared/catalogue/terms/newest-terms'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { submitAuditInput } from 'shared/inbox/audit.inputs'
import type { contactInput } from 'shared/inbox/contact.inputs'
import type { applyForInterviewInput } from 'shared/inbox/interview.inputs'
import type { submitScriptInput } from 'shared/inbox/script.inputs'
import { SECOND, sleep } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { hashOf, sign } from '../../platform/tokens.ts'
import { emit } from '../events/emit.service.ts'
import { notifyNewLeadJob, processAuditJob, processScriptJob } from './leads.jobs.ts'
import { findByRequestId, findProcessing, insertLead, type LeadTable } from './leads.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'limits' | 'transact'>

interface Submission {
  requestId?: string | undefined
}

/** Saves an audit request and enqueues its report in the same transaction (docs/decisions/saved-requests.md). */
export async function submitAudit(
  deps: Deps,
  address: string,
  { requestId, marketing, ...audit }: z.output<typeof submitAuditInput>,
): Promise<{ id: string; processToken: string }> {
  await deps.limits.take('publicForm', { address, about: 'audit' })
  const teamOnly = !(await consumeMailAllowance(deps, audit.email))
  return saveProcessed(deps, 'auditRequests', { ...audit, requestId }, async (tx, row) => {
    await insertLead(tx.db, 'auditRequests', {
      ...audit,
      videoUrl: audit.videoUrl ?? null,
      ...row,
      ...consent(marketing, row),
    })
    await tx.enqueue(processAuditJob, { auditRequestId: row.id, teamOnly })
    await tx.enqueue(notifyNewLeadJob, { kind: 'audit', id: row.id })
  })
}

/** Saves a script to improve and enqueues its report. */
export async function submitScript(
  deps: Deps,
  address: string,
  { requestId, marketing, website, projectDescription, ...script }: z.output<typeof submitScriptInput>,
): Promise<{ id: string; processToken: string }> {
  await deps.limits.take('publicForm', { address, about: 'script' })
  const teamOnly = !(await consumeMailAllowance(deps, script.email))
  const fields = { ...script, website: website ?? null, projectDescription: projectDescription ?? null }
  return saveProcessed(deps, 'scriptImprovementRequests', { ...fields, requestId }, async (tx, row) => {
    await insertLead(tx.db, 'scriptImprovementRequests', { ...fields, ...row, ...consent(marketing, row) })
    await tx.enqueue(processScriptJob, { scriptRequestId: row.id, teamOnly })
    await tx.enqueue(notifyNewLeadJob, { kind: 'script', id: row.id })
  })
}

/**
 * Saves an application for the interview format; notifies applicant and team (docs/decisions/interview-and-contact.md).
 */
export async function applyForInterview(
  deps: Deps,
  address: string,
  { requestId, phone, ...application }: z.output<typeof applyForInterviewInput>,
): Promise<{ id: string }> {
  await deps.limits.take('publicForm', { address, about: 'interview' })
  const interview = { ...application, phone: phone ?? null }
  const teamOnly = !(await consumeMailAllowance(deps, interview.email))
  return saveOnce(deps, 'interviewApplications', { ...interview, requestId }, async (tx, row) => {
    await insertLead(tx.db, 'interviewApplications', { ...interview, ...row })
    await emit(tx, { type: 'interview.received', ...interview, teamOnly })
    await tx.enqueue(notifyNewLeadJob, { kind: 'interview', id: row.id })
  })
}

/** Saves a message of the contact page; notifies sender and team. */
export async function contact(
  deps: Deps,
  address: string,
  { requestId, company, ...message }: z.output<typeof contactInput>,
): Promise<{ id: string }> {
  await deps.limits.take('publicForm', { address, about: 'contact' })
  const teamOnly = !(await consumeMailAllowance(deps, message.email))
  const fields = { ...message, company: company ?? null }
  return saveOnce(deps, 'contactMessages', { ...fields, requestId }, async (tx, row) => {
    await insertLead(tx.db, 'contactMessages', { ...fields, ...row })
    await emit(tx, { type: 'contact.received', ...fields, teamOnly })
    await tx.enqueue(notifyNewLeadJob, { kind: 'contact', id: row.id })
  })
}

/**
 * Consumes the daily allowance of mails to an address, which may not be the sender's. Returns false once it is used up:
 * the lead is saved, and only the team is notified.
 */
const consumeMailAllowance = ({ limits }: Deps, email: string): Promise<boolean> =>
  limits.tryConsume('formMailByRecipient', email.toLowerCase())

interface SubmissionRow {
  id: string
  requestId: string | null
  requestHash: string | null
  createdAt: Date
  updatedAt: Date
}

/**
 * Saves a form once per request id.
 * @throws AppError `REQUEST_ID_REUSED` for the same id with other input.
 */
async function saveOnce<Fields extends Submission>(
  deps: Deps,
  table: LeadTable,
  { requestId, ...fields }: Fields,
  save: (tx: Tx, row: SubmissionRow) => Promise<void>,
): Promise<{ id: string }> {
  const requestHash = requestId ? hashOf(JSON.stringify(fields)) : null
  const attempt = () =>
    deps.transact(async tx => {
      const before = requestId ? await findByRequestId(tx.db, table, requestId) : undefined
      if (before) {
        if (before.requestHash !== requestHash) throw new AppError('REQUEST_ID_REUSED')
        return { id: before.id }
      }
      const now = deps.clock.now()
      const row = {
        id: randomUUID(),
        requestId: requestId ?? null,
        requestHash,
        createdAt: now,
        updatedAt: now,
      }
      await save(tx, row)
      return { id: row.id }
    })
  // Of two concurrent requests, one violates the unique index and finds the other's row in its second attempt.
  return attempt().catch(error => (requestId && isUniqueViolation(error) ? attempt() : Promise.reject(error)))
}

/**
 * Saves like `saveOnce`, and returns a token for polling the progress; derived from the id, so a repeated request gets
 * the same token.
 */
async function saveProcessed<Fields extends Submission>(
  deps: Deps,
  table: 'auditRequests' | 'scriptImprovementRequests',
  fields: Fields,
  save: (tx: Tx, row: SubmissionRow & { processTokenHash: string }) => Promise<void>,
): Promise<{ id: string; processToken: string }> {
  const tokenOf = (id: string) => sign(deps.config.secretKeys, 'process-request', id)
  const { id } = await saveOnce(deps, table, fields, (tx, row) =>
    save(tx, { ...row, processTokenHash: hashOf(tokenOf(row.id)) }),
  )
  return { id, processToken: tokenOf(id) }
}

const consent = (marketing: boolean | undefined, { createdAt }: SubmissionRow) => ({
  marketingTextVersion: marketing ? marketingTextVersion : null,
  marketingConsentAt: marketing ? createdAt : null,
})

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
