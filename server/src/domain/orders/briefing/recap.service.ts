import type { saveSummaryInput } from 'shared/briefing/briefing.inputs'
import { giveAnswer } from 'shared/briefing/interview/interview'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import { quoteOf } from 'shared/pricing/quote'
import { canSwitch, withExtra, withoutExtra } from 'shared/pricing/switches'
import type { AddOnCode } from 'shared/quote/line-codes'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { getOwnProject, lockOwnProject } from '../../projects/projects.service.ts'
import { hasPayments } from '../payment/payment-status.service.ts'
import { findConversation } from './conversation.repository.ts'
import { loadConversation, saveChange } from './conversation-store.service.ts'
import {
  findNewestRecapOfCompany,
  findOwnRecap,
  findRecapOfProject,
  sourceOf,
  updateRecap,
} from './recap.repository.ts'
import { afterRecapChange, createRecap, type Recap } from './write-recap.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

export type RecapState = { state: 'waiting' | 'none' } | ({ state: 'ready' } & Recap)

/**
 * Returns the content of the recap panel: the project's recap, or the newest one of another project of the company,
 * which can be linked (docs/decisions/recap-fallback.md).
 */
export async function getRecapPanel(deps: Deps, userId: string, projectId: string): Promise<RecapState> {
  const { companyId } = await getOwnProject(deps, userId, projectId)
  const conversation = await findConversation(deps.db, projectId)
  const recap = await findRecapOfProject(deps.db, userId, projectId)
  if (recap) return { state: 'ready', ...recap }
  if (conversation) return { state: 'waiting' }
  const elsewhere = await findNewestRecapOfCompany(deps.db, userId, companyId)
  return elsewhere ? { state: 'ready', ...elsewhere } : { state: 'none' }
}

/** Returns the project's own recap; null if there is none. @throws AppError `NOT_FOUND` for the project. */
export async function findRecap(deps: Pick<Deps, 'db'>, userId: string, projectId: string) {
  await getOwnProject(deps, userId, projectId)
  return (await findRecapOfProject(deps.db, userId, projectId)) ?? null
}

/**
 * Saves an edited recap, or a new one without id. Withdraws a confirmation of the quote
 * (docs/decisions/changes-after-confirmation.md).
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`; `RECAP_CHANGED` if it changed or was replaced since it was shown.
 */
export async function saveSummary(
  deps: Deps,
  userId: string,
  { id, projectId, summary, seenAt }: z.output<typeof saveSummaryInput>,
): Promise<Recap> {
  await deps.limits.take('saving', userId)
  return deps.transact(async tx => {
    const now = deps.clock.now()
    const found = id === undefined ? undefined : ensureFound(await findOwnRecap(tx.db, userId, id))
    await lockBriefableProject(tx, userId, found?.projectId ?? projectId)
    if (!found) {
      const there = await findRecapOfProject(tx.db, userId, projectId)
      if (!there) return createRecap(deps, tx, userId, { projectId, summary, source: 'text' })
      // The form was opened before the recap was written; a repeated request saves once.
      if (there.summary === summary) return there
      throw new AppError('RECAP_CHANGED')
    }
    const edited = await rereadRecap(tx, userId, found)
    // A newer recap, of a call for example, has replaced the one in the form.
    if ((await findRecapOfProject(tx.db, userId, edited.projectId))?.id !== edited.id)
      throw new AppError('RECAP_CHANGED')
    if (edited.summary === summary) return { ...edited, summary }
    if (seenAt !== undefined && edited.updatedAt.getTime() !== Date.parse(seenAt))
      throw new AppError('RECAP_CHANGED')
    const change = { briefingSummary: summary, source: 'text', now } as const
    const recap = ensureFound(await updateRecap(tx.db, userId, edited.id, change))
    await afterRecapChange(deps, tx, recap.projectId)
    return recap
  })
}

interface SwitchedExtra<Answer> {
  projectId: string
  code: AddOnCode
  isOn: boolean
  /** Computes the answer from the changed recap, in the same transaction. */
  answer(tx: Tx, recap: Recap): Promise<Answer>
}

/**
 * Adds or removes an extra on the quote screen: in the brief if the recap follows it, otherwise in the recap's text.
 * Withdraws a confirmation of the quote, unless nothing changes.
 * @throws AppError NOT_FOUND, NO_BRIEF, PROJECT_PAID, LIMITED, INVALID_INPUT for an extra that the recap excludes.
 */
export async function switchExtra<Answer>(
  deps: Deps,
  userId: string,
  { projectId, code, isOn, answer }: SwitchedExtra<Answer>,
): Promise<Answer> {
  await deps.limits.take('saving', userId)
  return deps.transact(async tx => {
    await lockBriefableProject(tx, userId, projectId)
    const recap = await findRecapOfProject(tx.db, userId, projectId)
    if (!recap) throw new AppError('NO_BRIEF')
    if (isOn && !canSwitch(code, quoteOf(recap.summary).lines))
      throw new AppError('INVALID_INPUT', { fields: { code: 'OUT_OF_RANGE' } })
    const now = deps.clock.now()
    const before = await loadConversation(tx.db, projectId, now)
    if (sourceOf(recap, before.composed) === 'brief') {
      const { extras } = before.interview.brief
      const value = isOn ? [...extras, code] : extras.filter(extra => extra !== code)
      if (isOn !== extras.includes(code)) {
        const { interview } = giveAnswer(before.interview, { field: 'extras', value }, dayInRome(now))
        await saveChange(deps, tx, { userId, projectId, before, interview })
      }
    } else {
      const briefingSummary = (isOn ? withExtra : withoutExtra)(recap.summary, code)
      if (briefingSummary !== recap.summary) {
        await updateRecap(tx.db, userId, recap.id, { briefingSummary, source: 'text', now })
        await afterRecapChange(deps, tx, projectId)
      }
    }
    return answer(tx, ensureFound(await findRecapOfProject(tx.db, userId, projectId)))
  })
}

/**
 * Moves a recap to another project of the same company.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID` if either project is paid, `RECAP_CHANGED` if it was moved meanwhile or if
 * the other project has a recap.
 */
export async function linkRecap(
  deps: Deps,
  userId: string,
  { id, projectId }: { id: string; projectId: string },
): Promise<Recap> {
  return deps.transact(async tx => {
    const found = ensureFound(await findOwnRecap(tx.db, userId, id))
    // Sorted, so that two concurrent links in opposite directions cannot deadlock.
    const companies = new Set<string>()
    for (const place of [...new Set([found.projectId, projectId])].sort())
      companies.add((await lockBriefableProject(tx, userId, place)).companyId)
    if (companies.size > 1) throw new AppError('NOT_FOUND')
    const held = await rereadRecap(tx, userId, found)
    if (held.projectId === projectId && held.summary !== null) return { ...held, summary: held.summary }
    // The panel was opened before this project had a recap.
    if (await findRecapOfProject(tx.db, userId, projectId)) throw new AppError('RECAP_CHANGED')
    // Its conversation belongs to the other project, where it may create another recap.
    const change = { projectId, conversationId: null, source: 'text', now: deps.clock.now() } as const
    const recap = ensureFound(await updateRecap(tx.db, userId, id, change))
    await afterRecapChange(deps, tx, held.projectId)
    await afterRecapChange(deps, tx, projectId)
    return recap
  })
}

/**
 * Reads a recap again once its project is locked.
 * @throws AppError `NOT_FOUND` if it was deleted meanwhile, `RECAP_CHANGED` if it was moved to a project without a lock.
 */
async function rereadRecap(tx: Tx, userId: string, { id, projectId }: { id: string; projectId: string }) {
  const recap = ensureFound(await findOwnRecap(tx.db, userId, id))
  if (recap.projectId !== projectId) throw new AppError('RECAP_CHANGED')
  return recap
}

/**
 * Locks a project whose brief can still change: it is unpaid, or was paid without a brief.
 * @throws AppError NOT_FOUND, or PROJECT_PAID for a paid project with a brief.
 */
export async function lockBriefableProject(tx: Tx, userId: string, projectId: string) {
  const project = await lockOwnProject(tx, userId, projectId)
  if (await isBriefClosed(tx, userId, projectId)) throw new AppError('PROJECT_PAID')
  return project
}

/** Returns true for a paid project that has a recap. */
export const isBriefClosed = async (tx: Tx, userId: string, projectId: string): Promise<boolean> =>
  (await hasPayments(tx, projectId)) && (await findRecapOfProject(tx.db, userId, projectId)) !== undefined
