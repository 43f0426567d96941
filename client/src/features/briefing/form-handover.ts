import { drafts } from '../../ui/draft.ts'

/** What is typed into a field of the form and not saved yet. */
export const draftName = (projectId: string | undefined, field: string) =>
  `brief:${projectId ?? 'new'}:${field}`

let madeId: string | undefined
let focused: string | undefined

export const projectWasMade = (id: string): void => {
  madeId = id
}

export const rememberFocus = (): void => {
  focused = document.activeElement?.id
}

/** The first answer makes the project, and the form anew: what is typed meanwhile comes along. */
export function takeOver(projectId: string | undefined, fields: readonly string[]): string | undefined {
  if (!projectId || projectId !== madeId) return undefined
  madeId = undefined
  for (const field of fields) {
    const draft = drafts.read(draftName(undefined, field))
    drafts.drop(draftName(undefined, field))
    if ('text' in draft) drafts.keep(draftName(projectId, field), draft)
  }
  return focused
}
