import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { ownCompanyId } from '../identity/companies/companies.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  listAllTestimonials,
  listOwnTestimonials,
  listPublished,
  lockTestimonial,
  putTestimonial,
  setPublished,
} from './testimonials.repository.ts'

type Ports = Pick<Platform, 'clock' | 'limits' | 'transact'>

const FETCHED = 10
const OWN = 100

/** The newest ten published reviews, one of each author (docs/decisions/testimonials.md). */
export const listPublicTestimonials = ({ db }: Pick<Platform, 'db'>) => listPublished(db, { limit: FETCHED })

/** What the person has said so far, newest first. */
export const listMine = ({ db }: Pick<Platform, 'db'>, userId: string) => listOwnTestimonials(db, userId, OWN)

/**
 * Takes a review of an own project, or of the service as a whole; saying it again for the same project changes it. The
 * managers hear of it.
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function submitTestimonial(
  ports: Ports,
  author: { id: string; fullName: string },
  { projectId, comment, ...said }: z.output<typeof submitTestimonialInput>,
): Promise<{ id: string }> {
  await ports.limits.take('saving', author.id)
  return ports.transact(async work => {
    const project = projectId === undefined ? undefined : await lockOwnProject(work, author.id, projectId)
    const written = await putTestimonial(work.db, {
      ...said,
      userId: author.id,
      projectId: project?.id ?? null,
      companyId: project?.companyId ?? (await ownCompanyId(work, author.id)),
      comment: comment ?? null,
      createdAt: ports.clock.now(),
    })
    await emit(work, {
      type: 'testimonial.given',
      testimonialId: written.id,
      projectId: project?.id ?? null,
      authorName: author.fullName,
      rating: said.rating,
    })
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
  { id, published }: { id: string; published: boolean },
): Promise<void> {
  await transact(async work => {
    const before = await lockTestimonial(work.db, id)
    if (!before || (published && !before.publicConsent)) throw new AppError('NOT_FOUND')
    const to = published ? clock.now() : null
    await setPublished(work.db, id, to)
    await emit(work, {
      type: published ? 'testimonial.published' : 'testimonial.withdrawn',
      testimonialId: id,
      projectId: before.projectId,
      from: before.publishedAt,
      to,
    })
  })
}
