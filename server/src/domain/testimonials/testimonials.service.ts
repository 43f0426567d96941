import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { news } from 'shared/messages/it/news'
import type { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { holdOwnProject } from '../projects/projects.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import {
  listAllTestimonials,
  listOwnTestimonials,
  listPublished,
  putTestimonial,
  setPublished,
} from './testimonials.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>

const FETCHED = 10
const OWN = 100

/** The newest ten published reviews, one of each author (public site, section 6). */
export const listPublicTestimonials = ({ db }: Pick<Platform, 'db'>) => listPublished(db, { limit: FETCHED })

/** What the person has said so far, newest first. */
export const listMine = ({ db }: Pick<Platform, 'db'>, userId: string) => listOwnTestimonials(db, userId, OWN)

/**
 * Takes a review of an own project, or of the service as a whole; saying it again for the same project changes it.
 * The managers hear of it (dashboard and team, section 3).
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function submitTestimonial(
  ports: Ports,
  author: { id: string; fullName: string },
  { projectId, comment, ...said }: z.output<typeof submitTestimonialInput>,
): Promise<{ id: string }> {
  await ports.limits.take('saving', author.id)
  return ports.transact(async work => {
    const project = projectId === undefined ? undefined : await holdOwnProject(work, author.id, projectId)
    const written = await putTestimonial(work, {
      ...said,
      userId: author.id,
      projectId: project?.id ?? null,
      comment: comment ?? null,
      createdAt: ports.clock.now(),
    })
    const managers = await managersToTell(ports, work)
    await notify(
      work,
      ports.clock,
      managers.map(manager => manager.userId),
      {
        title: news.newReview.title,
        message: news.newReview.message(author.fullName, said.rating),
        type: 'info',
        link: '/team/testimonials',
      },
    )
    return written
  })
}

/** What clients have said, newest first: for managers. */
export const listForManagers = ({ db }: Pick<Platform, 'db'>, page: PageRequest) =>
  listAllTestimonials(db, page)

/**
 * Shows a review on the site, or takes it off.
 * @throws AppError `NOT_FOUND`, also for publishing what its author has not agreed to.
 */
export async function moderate(
  { clock, transact }: Ports,
  manager: { userId: string; fullName: string },
  { id, published }: { id: string; published: boolean },
): Promise<{ ok: true }> {
  await transact(async work => {
    const changed = await setPublished(work, id, published ? clock.now() : null)
    if (!changed) throw new AppError('NOT_FOUND')
    await recordAct(work, {
      actorId: manager.userId,
      actorName: manager.fullName,
      action: published ? 'testimonial.published' : 'testimonial.withdrawn',
      subject: 'testimonial',
      subjectId: id,
      ...(changed.projectId && { projectId: changed.projectId }),
    })
  })
  return { ok: true }
}
