import { dayInRome } from 'shared/formats/date-it'
import { type Delivery, deliveryOf } from 'shared/projects/delivery'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { listDeliveryFacts } from './quote.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db'>

/** Returns a project's delivery day and the client's requested day. @throws AppError NOT_FOUND. */
export async function deliveryFor(deps: Deps, projectId: string): Promise<Delivery> {
  return ensureFound((await deliveriesOf(deps, [projectId])).get(projectId))
}

/** Returns the deliveries of some projects, by project id. */
export async function deliveriesOf({ clock, db }: Deps, projectIds: string[]) {
  const today = dayInRome(clock.now())
  const all = await listDeliveryFacts(db, projectIds)
  return new Map(
    all.map(({ id, deliveryBy, validUntil, hasBrief, ...facts }) => {
      const binds = facts.isPaid || (validUntil !== null && validUntil >= today)
      const hasBriefOrQuote = hasBrief || deliveryBy !== null
      return [id, deliveryOf({ ...facts, hasBriefOrQuote, quoteDay: binds ? deliveryBy : null, today })]
    }),
  )
}
