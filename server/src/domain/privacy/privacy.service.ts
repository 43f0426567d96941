import type { eraseAccountInput } from 'shared/accounts/profile.inputs'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/files.service.ts'
import { profileDataOf } from '../identity/accounts/profile.service.ts'
import { companyDataOf } from '../identity/companies/companies.service.ts'
import { appointRepresentative } from '../identity/companies/members.service.ts'
import { hasPassword, isOwnPassword } from '../identity/passwords/password.service.ts'
import { isMemberAddress } from '../identity/team/recipients.queries.ts'
import { listRequestsFrom } from '../inbox/inbox.service.ts'
import { hasPayments } from '../orders/payment/payment-status.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  deleteAccount,
  deleteProject,
  deleteQueuedMails,
  deleteTraces,
  findMoneyMatter,
  listCompaniesToHandOver,
  listOwnPaths,
  listStoredPaths,
  lockAccount,
} from './erase.repository.ts'
import {
  accountDataOf,
  briefingDataOf,
  companyInvitationDataOf,
  identityDataOf,
  orderDataOf,
  reviewDataOf,
} from './personal-data.repository.ts'

type Deps = Pick<AppDeps, 'db' | 'limits' | 'passwords' | 'transact'>

/**
 * Confirmation of an erasure: the password, or the address for users of Google without one. `successors` are those of
 * the user as representative, by company.
 */
type EraseProof = z.output<typeof eraseAccountInput>

/**
 * Erases an account: profile, projects and files in one transaction (GDPR, article 17). Quotes, payments and audit
 * entries stay without the user. Paid work must be delivered or refunded first, and a due balance paid. Data of a
 * company with other members stays.
 * @throws AppError `MEMBER_ACCOUNT`, `PROJECT_PAID`, `PAYMENT_AWAITED`, `TRANSFER_AWAITED`, `REFUND_OPEN`,
 * `LAST_REPRESENTATIVE`, `BAD_CREDENTIALS`, `INVALID_INPUT`, `LIMITED`.
 */
export async function eraseAccount(deps: Deps, user: { id: string; email: string }, proof: EraseProof) {
  await deps.limits.take('ownPassword', user.id)
  if (await isMemberAddress(deps, user.email)) throw new AppError('MEMBER_ACCOUNT')
  await assertMeant(deps, user, proof)
  await deps.transact(async tx => {
    // Locked first, so that no payment can begin after the check.
    await lockAccount(tx.db, user.id)
    await handOver(tx, user.id, proof.successors ?? [])
    const { code } = await obstacleOf(tx, user.id)
    if (code) throw new AppError(code)
    // Before the event, which enqueues the last mail.
    await deleteQueuedMails(tx.db, user)
    await emit(tx, { type: 'account.erased', userId: user.id })
    await removeAccount(tx, user.id)
    tx.recheck(user.id)
  })
}

/**
 * Appoints the successors named by the user, in companies that the user alone represents. @throws AppError
 * `INVALID_INPUT`.
 */
async function handOver(
  tx: Tx,
  userId: string,
  successors: readonly { companyId: string; userId: string }[],
): Promise<void> {
  const companies = await listCompaniesToHandOver(tx, userId)
  for (const successor of successors) {
    const members = companies.find(({ id }) => id === successor.companyId)?.members ?? []
    if (!members.some(member => member.userId === successor.userId))
      throw new AppError('INVALID_INPUT', { fields: { successors: 'OUT_OF_RANGE' } })
    await appointRepresentative(tx, successor)
  }
}

/**
 * Returns the obstacle to erasing an account, or null; shown before an attempt. Each of `companies` needs a successor;
 * `transfer` is an announced one of which nothing has arrived, which the client can cancel.
 */
export async function obstacleOf(deps: Pick<Deps, 'db'> | Pick<Tx, 'db'>, userId: string) {
  const companies = await listCompaniesToHandOver(deps, userId)
  const matter = await findMoneyMatter(deps, userId)
  if (!matter)
    return { code: companies.length > 0 ? 'LAST_REPRESENTATIVE' : null, companies, transfer: null } as const
  const { isRefundOpen, status, projectStatus, projectId, title, hasArrivedInPart } = matter
  const reference = matter.transferReference
  if (isRefundOpen) return { code: 'REFUND_OPEN', companies, transfer: null } as const
  if (status === 'processing' && reference !== null && !hasArrivedInPart)
    return { code: 'TRANSFER_AWAITED', companies, transfer: { projectId, title, reference } } as const
  const isInProduction = status !== 'processing' && projectStatus !== 'completed'
  return { code: isInProduction ? 'PROJECT_PAID' : 'PAYMENT_AWAITED', companies, transfer: null } as const
}

/**
 * Deletes an account with its projects and files, in the caller's transaction. In a company that would lose its last
 * representative, the member who joined first becomes one.
 */
export async function removeAccount(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  for (const { id: companyId, members } of await listCompaniesToHandOver(tx, userId)) {
    const [first] = members
    if (first) await appointRepresentative(tx, { companyId, userId: first.userId })
  }
  const paths = await listOwnPaths(tx.db, userId)
  await deleteTraces(tx.db, userId, account)
  await deleteAccount(tx.db, userId)
  await enqueueFileRemoval(tx, [...paths, account.avatarPath])
}

async function assertMeant(deps: Deps, user: { id: string; email: string }, { password, email }: EraseProof) {
  if (!(await hasPassword(deps, user.id))) {
    if (email === undefined) throw new AppError('INVALID_INPUT', { fields: { email: 'REQUIRED' } })
    if (email !== user.email) throw new AppError('BAD_CREDENTIALS')
    return
  }
  if (password === undefined) throw new AppError('INVALID_INPUT', { fields: { password: 'REQUIRED' } })
  if (!(await isOwnPassword(deps, user.id, password))) throw new AppError('BAD_CREDENTIALS')
}

/**
 * Deletes a project with all its data, files and notifications (docs/decisions/project-deletion.md). Quotes stay
 * without their project.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`.
 */
export async function removeProject({ transact }: Pick<AppDeps, 'transact'>, userId: string, id: string) {
  await transact(async tx => {
    const project = await lockOwnProject(tx, userId, id)
    if (await hasPayments(tx, id)) throw new AppError('PROJECT_PAID')
    const paths = await listStoredPaths(tx.db, [id])
    await emit(tx, { type: 'project.removed', projectId: id, title: project.title })
    const notified = await deleteProject(tx.db, id)
    tx.publish({ userIds: notified.map(({ userId }) => userId), topic: 'notification', ids: {} })
    await enqueueFileRemoval(tx, paths)
  })
}

/** Returns all personal data of a user as one document (GDPR, article 20); files by name, without bytes. */
export async function personalDataOf(
  { db, clock, limits, transact }: Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>,
  user: { id: string; email: string },
) {
  await limits.take('exporting', user.id)
  await transact(tx => emit(tx, { type: 'account.exported', userId: user.id }))
  return {
    exportedAt: clock.now(),
    profile: { ...(await profileDataOf({ db }, user.id)), email: user.email },
    companies: await companyDataOf({ db }, user.id),
    companyInvitations: await companyInvitationDataOf(db, user),
    ...(await identityDataOf(db, user.id, clock.now())),
    ...(await briefingDataOf(db, user.id)),
    ...(await orderDataOf(db, user.id)),
    ...(await reviewDataOf(db, user.id)),
    ...(await accountDataOf(db, user.id)),
    requests: await listRequestsFrom({ db }, user.email),
  }
}
