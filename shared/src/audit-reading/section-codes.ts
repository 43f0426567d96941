/** Sections of an audit, in the order of watching. */
export const auditSectionCodes = [
  'hook',
  'message',
  'rhythm',
  'audio',
  'captions',
  'call-to-action',
  'format',
] as const

export type AuditSectionCode = (typeof auditSectionCodes)[number]
