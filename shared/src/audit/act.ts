import { identityActs } from '../messages/it/acts/identity.ts'
import { leadsActs } from '../messages/it/acts/leads.ts'
import { ordersActs } from '../messages/it/acts/orders.ts'
import { projectsActs } from '../messages/it/acts/projects.ts'
import { studioActs } from '../messages/it/acts/studio.ts'
import { testimonialsActs } from '../messages/it/acts/testimonials.ts'

export const actAreas = ['access', 'money', 'projects', 'requests', 'team'] as const

export type ActArea = (typeof actAreas)[number]

/** Everything that is written down of what people do, from the files of its subjects: its area, and its words. */
export const acts = {
  ...identityActs,
  ...leadsActs,
  ...ordersActs,
  ...projectsActs,
  ...studioActs,
  ...testimonialsActs,
} satisfies Record<string, { area: ActArea; text: string }>

export type ActCode = keyof typeof acts

export const actCodes = Object.keys(acts) as ActCode[]

export const isActArea = (text: unknown): text is ActArea =>
  typeof text === 'string' && (actAreas as readonly string[]).includes(text)
