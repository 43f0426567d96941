import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type {
  moderateTestimonialInput,
  submitTestimonialInput,
} from 'shared/testimonials/testimonials.inputs'
import type { PageRequest } from '../../platform/db/page.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { ownCompanyId } from '../identity/companies/companies.service.ts'
import { lockOwnProject } from '../projects/projects.service.ts'
import {
  findSame,
  listAllTestimonials,
  listOwnTestimonials,
  listPublished,
  lockAuthor,
  lockTestimonial,
  putTestimonial,
  setPublished,
} from './testimonials.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'limits' | 'transact'>

const FETCHED = 10
const OWN = 100

/** Lists the newest ten published testimonials, one per author (docs/decisions/testimonials.md). */
export const listPublicTestimonials = ({ db }: Pick<AppDeps, 'db'>) => listPublished(db, { limit: FETCHED })

/** Lists the user's own testimonials, newest first. */
export const listMine = ({ db }: Pick<AppDeps, 'db'>, userId: string) => listOwnTestimonials(db, userId, OWN)

/**
 * Saves a testimonial of a project, replacing the author's former one for it, or of the service as a whole. The same
 * content is saved once, and stays published. Notifies the managers.
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function submitTestimonial(
  deps: Deps,
  author: { id: string; fullName: string },
  { projectId, comment, ...said }: z.output<typeof submitTestimonialInput>,
): Promise<{ id: string }> {
  await deps.limits.take('saving', author.id)
  return deps.transact(async tx => {
    const project = projectId === undefined ? undefined : await lockOwnProject(tx, author.id, projectId)
    const testimonial = {
      ...said,
      userId: author.id,
      projectId: project?.id ?? null,
      companyId: project?.companyId ?? (await ownCompanyId(tx, author.id)),
      comment: comment ?? null,
      createdAt: deps.clock.now(),
    }
    if (!project) await lockAuthor(tx.db, author.id)
    const before = await findSame(tx.db, testimonial)
    if (before) return before
    const written = await putTestimonial(tx.db, testimonial)
    await emit(tx, {
      type: 'testimonial.given',
      testimonialId: written.id,
      projectId: project?.id ?? null,
      authorName: author.fullName,
      rating: said.rating,
    })
    return written
  })
}

/** Lists all testimonials for managers, newest first. */
export const listForManagers = ({ db }: Pick<AppDeps, 'db'>, page: PageRequest) =>
  listAllTestimonials(db, page)

/**
 * Publishes or unpublishes a testimonial.
 * @throws AppError `NOT_FOUND`, also for publishing without the author's consent; `TESTIMONIAL_CHANGED` for publishing
 * one that was replaced since `seenAt`.
 */
export async function moderateTestimonial(
  { clock, transact }: Deps,
  { id, published, seenAt }: z.output<typeof moderateTestimonialInput>,
): Promise<void> {
  await transact(async tx => {
    const before = await lockTestimonial(tx.db, id)
    if (!before || (published && !before.publicConsent)) throw new AppError('NOT_FOUND')
    if (published && seenAt && before.createdAt.getTime() !== Date.parse(seenAt))
      throw new AppError('TESTIMONIAL_CHANGED')
    const to = published ? clock.now() : null
    await setPublished(tx.db, id, to)
    await emit(tx, {
      type: published ? 'testimonial.published' : 'testimonial.withdrawn',
      testimonialId: id,
      projectId: before.projectId,
      from: before.publishedAt,
      to,
    })
  })
}
