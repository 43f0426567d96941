import { auditActions } from '../messages/it/acts.ts'

export const auditAreas = ['access', 'money', 'projects', 'requests', 'team'] as const

export type ActArea = (typeof auditAreas)[number]

export type AuditAction = keyof typeof auditActions

export const actCodes = Object.keys(auditActions) as AuditAction[]

export const isActArea = (text: unknown): text is ActArea =>
  typeof text === 'string' && (auditAreas as readonly string[]).includes(text)
