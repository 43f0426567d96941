import type { AuditReport } from '../audit-reading/audit-report.ts'
import { type AuditSectionCode, auditSectionCodes } from '../audit-reading/section-codes.ts'

export interface CompletedSection {
  code: AuditSectionCode
  finding: string
  /** Missing: the first reading's stays. */
  advice?: string | undefined
}

/** Returns the reading once somebody has watched: nothing is left to see. */
export function completedReport(first: AuditReport, sections: CompletedSection[]): AuditReport {
  return {
    ...first,
    sections: first.sections.map(section => {
      const seen = sections.find(({ code }) => code === section.code)
      if (!seen) return section
      const advice = seen.advice ?? section.advice
      return { code: section.code, finding: seen.finding, advice, unseen: '', state: 'completed' }
    }),
  }
}

type FormValues = Record<string, string>

/** Returns a report as the fields of a form: `finding-…` is empty until somebody has watched, `advice-…` is a start. */
export const formValuesOf = (report: AuditReport): FormValues =>
  Object.fromEntries(
    report.sections.flatMap(({ code, state, finding, advice }) => [
      [`finding-${code}`, state === 'completed' ? finding : ''],
      [`advice-${code}`, advice],
    ]),
  )

/** Returns a report as one text. */
export const textOf = (report: AuditReport, titleOf: (code: AuditSectionCode) => string): string =>
  report.sections.map(({ code, finding, advice }) => [titleOf(code), finding, advice].join('\n')).join('\n\n')

/** Returns the sections that a form's fields stand for. */
export const sectionsOf = (values: Record<string, string | undefined>): CompletedSection[] =>
  auditSectionCodes.map(code => ({
    code,
    finding: values[`finding-${code}`] ?? '',
    advice: values[`advice-${code}`],
  }))
