import type { Brief } from '../briefing/brief/brief.ts'
import { shorten } from '../formats/shorten.ts'
import { dashboardTexts } from '../messages/it/dashboard.ts'
import { kindTitles, projectTitles } from '../messages/it/project-titles.ts'

/** The longest name of a project, in characters. */
export const PROJECT_TITLE_MAX = 200

const PART_MAX = 60

const defaultTitles: readonly string[] = [
  dashboardTexts.project.defaultTitle,
  dashboardTexts.project.autoTitle,
]

/** One line of at most so many characters, cut between words. */
function shortened(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!]+$/, '')
  if (line.length <= PART_MAX) return line
  const cut = shorten(line, PART_MAX, '')
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:!]+$/, '')}…`
}

type Known = Pick<Brief, 'kind' | 'company' | 'message'>

/** Derives a project title from the brief: the kind, with the company or else the message. Null if unknown. */
export function titleOfBrief({ kind, company, message }: Known, ownCompany: string | null): string | null {
  if (kind === null) return null
  const title = kindTitles[kind]
  const name = shortened(company ?? ownCompany ?? '')
  if (name !== '') return projectTitles.forCompany(title, name)
  const about = shortened(message ?? '')
  return about === '' ? title : projectTitles.about(title, about)
}

/**
 * The name that a step of the briefing gives a project, or null to leave it. A name given by a person stays; the
 * default one, and the one of the brief before, follow the brief.
 */
export function titleAfterStep(
  title: string,
  step: { before: Known; after: Known; company: string | null },
): string | null {
  const next = titleOfBrief(step.after, step.company)
  const isOurs = defaultTitles.includes(title) || title === titleOfBrief(step.before, step.company)
  return isOurs && next !== title ? next : null
}
