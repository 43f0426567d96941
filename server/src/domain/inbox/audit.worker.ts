import type { AuditReport, VideoAuditInput } from 'shared/audit-reading/audit-report'
import { readAudit } from 'shared/audit-reading/read-audit'
import { claimsToHaveWatched } from 'shared/audit-reading/watched-keywords'
import { modelTextsFault } from 'shared/script-improvement/output-validation'

interface Section {
  code: string
  finding: string
  advice: string
}

/**
 * Writes an audit report by rules.
 * @public called by its name in a child process
 */
export const read = (input: VideoAuditInput): AuditReport => readAudit(input)

/**
 * Returns the reason why a model's sections are rejected; null if they are valid.
 * @public called by its name in a child process
 */
export function faultOf({ sections, known }: { sections: readonly Section[]; known: string }): string | null {
  const texts = sections.flatMap(section => [section.finding, section.advice])
  if (new Set(sections.map(section => section.code)).size !== sections.length) return 'sections-twice'
  return texts.some(claimsToHaveWatched) ? 'claims-to-have-watched' : modelTextsFault(texts, known)
}
