import {
  identityActs,
  leadsActs,
  ordersActs,
  projectsActs,
  studioActs,
  testimonialsActs,
} from '../messages/it/acts.ts'

export const auditAreas = ['access', 'money', 'projects', 'requests', 'team'] as const

export type ActArea = (typeof auditAreas)[number]

/** Everything that is written down of what people do, from the files of its subjects: its area, and its words. */
export const auditActions = {
  ...identityActs,
  ...leadsActs,
  ...ordersActs,
  ...projectsActs,
  ...studioActs,
  ...testimonialsActs,
} satisfies Record<string, { area: ActArea; text: string }>

export type AuditAction = keyof typeof auditActions

export const actCodes = Object.keys(auditActions) as AuditAction[]

export const isActArea = (text: unknown): text is ActArea =>
  typeof text === 'string' && (auditAreas as readonly string[]).includes(text)
