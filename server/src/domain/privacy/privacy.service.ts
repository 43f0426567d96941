import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/file-cleanup.service.ts'
import { emailChangeDataOf } from '../identity/accounts/email-change.service.ts'
import { profileDataOf } from '../identity/accounts/profile.service.ts'
import { companyDataOf, isRepresentative } from '../identity/companies/companies.service.ts'
import { hasPassword, isOwnPassword } from '../identity/passwords/password.service.ts'
import { sessionDataOf } from '../identity/sessions/sessions.service.ts'
import { isMemberAddress } from '../identity/team/recipients.service.ts'
import { listRequestsFrom } from '../leads/inbox.service.ts'
import { billingDataOf } from '../orders/billing/billing.service.ts'
import { hasPayments } from '../orders/payment/payment-status.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  deleteAccount,
  deleteProject,
  deleteQueuedMails,
  deleteTraces,
  findMoneyMatter,
  holdAccount,
  isLastRepresentative,
  listOwnPaths,
  listStoredPaths,
} from './erase.repository.ts'
import { accountDataOf, briefingDataOf, orderDataOf, reviewDataOf } from './personal-data.repository.ts'

type Ports = Pick<Platform, 'db' | 'limits' | 'passwords' | 'transact'>

/** What proves that it is meant: the password, or, for who comes in with Google and has none, the own address. */
interface EraseProof {
  password?: string | undefined
  email?: string | undefined
}

/**
 * Erases an account: profile, projects and files in one transaction (GDPR, article 17). Quotes, payments and the
 * log of acts stay, without whose they were. Work that is paid for is delivered or refunded first. What belongs to a
 * company with other people stays theirs.
 * @throws AppError `MEMBER_ACCOUNT`, `PROJECT_PAID`, `REFUND_OPEN`, `LAST_REPRESENTATIVE`, `BAD_CREDENTIALS`,
 *   `INVALID_INPUT`, `LIMITED`.
 */
export async function eraseAccount(
  ports: Ports,
  user: { id: string; email: string },
  proof: EraseProof,
): Promise<void> {
  await ports.limits.take('ownPassword', user.id)
  if (await isMemberAddress(ports, user.email)) throw new AppError('MEMBER_ACCOUNT')
  await assertMeant(ports, user, proof)
  await ports.transact(async work => {
    // Held first: no payment may begin between the question and the end.
    await holdAccount(work.db, user.id)
    const obstacle = await obstacleOf(work, user.id)
    if (obstacle) throw new AppError(obstacle)
    // Before the event, whose mail says farewell.
    await deleteQueuedMails(work.db, user)
    await emit(work, { type: 'account.erased', userId: user.id })
    await removeAccount(work, user.id)
    work.recheck(user.id)
  })
}

/** Why money or a company keeps an account from being erased, or null: said before anybody tries. */
export async function obstacleOf(
  ports: Pick<Ports, 'db'> | Pick<Work, 'db'>,
  userId: string,
): Promise<'PROJECT_PAID' | 'REFUND_OPEN' | 'LAST_REPRESENTATIVE' | null> {
  if (await isLastRepresentative(ports, userId)) return 'LAST_REPRESENTATIVE'
  const matter = await findMoneyMatter(ports, userId)
  if (!matter) return null
  return matter.isRefundOpen ? 'REFUND_OPEN' : 'PROJECT_PAID'
}

/** Takes an account away with its projects and files, within the caller's transaction. */
export async function removeAccount(work: Work, userId: string): Promise<void> {
  const account = await holdAccount(work.db, userId)
  const paths = await listOwnPaths(work.db, userId)
  await deleteTraces(work.db, userId, account.email)
  await deleteAccount(work.db, userId)
  await enqueueFileRemoval(work, account.avatarPath ? [...paths, account.avatarPath] : paths)
}

async function assertMeant(
  ports: Ports,
  user: { id: string; email: string },
  { password, email }: EraseProof,
): Promise<void> {
  if (!(await hasPassword(ports, user.id))) {
    if (email === undefined) throw new AppError('INVALID_INPUT', { fields: { email: 'REQUIRED' } })
    if (email !== user.email) throw new AppError('BAD_CREDENTIALS')
    return
  }
  if (password === undefined) throw new AppError('INVALID_INPUT', { fields: { password: 'REQUIRED' } })
  if (!(await isOwnPassword(ports, user.id, password))) throw new AppError('BAD_CREDENTIALS')
}

/**
 * Removes a project with everything that belongs to it, files too (docs/decisions/project-deletion.md). Quotes stay,
 * without it.
 * @throws AppError `NOT_FOUND`, `NOT_REPRESENTATIVE`, `PROJECT_PAID`.
 */
export async function removeProject(
  { transact }: Pick<Platform, 'transact'>,
  userId: string,
  id: string,
): Promise<void> {
  await transact(async work => {
    const project = await lockOwnProject(work, userId, id)
    if (!(await isRepresentative(work, userId, project.companyId))) throw new AppError('NOT_REPRESENTATIVE')
    if (await hasPayments(work, id)) throw new AppError('PROJECT_PAID')
    const paths = await listStoredPaths(work.db, [id])
    await emit(work, { type: 'project.removed', projectId: id, title: project.title })
    await deleteProject(work.db, id)
    await enqueueFileRemoval(work, paths)
  })
}

/** All that is known of a person, as one document (GDPR, article 20); files are named, their bytes stay. */
export async function personalDataOf(
  { db, clock, limits, transact }: Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>,
  user: { id: string; email: string },
) {
  await limits.take('exporting', user.id)
  await transact(work => emit(work, { type: 'account.exported', userId: user.id }))
  return {
    exportedAt: clock.now(),
    profile: { ...(await profileDataOf({ db }, user.id)), email: user.email },
    companies: await companyDataOf({ db }, user.id),
    billing: await billingDataOf({ db }, user.id),
    emailChanges: await emailChangeDataOf({ db }, user.id),
    sessions: await sessionDataOf({ clock, db }, user.id),
    ...(await briefingDataOf(db, user.id)),
    ...(await orderDataOf(db, user.id)),
    ...(await reviewDataOf(db, user.id)),
    ...(await accountDataOf(db, user.id)),
    requests: await listRequestsFrom({ db }, user.email),
  }
}
