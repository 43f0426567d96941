import type { z } from 'shared/errors/zod'
import { news } from 'shared/messages/it/news'
import type { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { holdOwnProject } from '../projects/projects.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { listConsenting, listOwnTestimonials, putTestimonial } from './testimonials.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>

const FETCHED = 10
const OWN = 100

/** The newest ten reviews whose authors agreed to publication, one of each author (public site, section 6). */
export const listPublicTestimonials = ({ db }: Pick<Platform, 'db'>) => listConsenting(db, { limit: FETCHED })

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
        link: project ? `/team/project/${project.id}` : '/team/projects',
      },
    )
    return written
  })
}
