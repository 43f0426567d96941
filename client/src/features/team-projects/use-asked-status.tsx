import { type ReactNode, useState } from 'react'
import { statusTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectStatus } from 'shared/projects/status'
import { missingFor, type Readiness, STATUS_UNDO_SECONDS } from 'shared/projects/status-news'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface Changing {
  id: string
  title: string
  status: string
  readiness: Readiness | null
}

/** Asks before a change of status that lacks brief, payment or a version; any other goes on at once. */
export function useAskedStatus<Project extends Changing>(
  go: (project: Project, status: ProjectStatus) => void,
): { change: (project: Project, status: ProjectStatus) => void; question: ReactNode } {
  const [asked, setAsked] = useState<{ project: Project; status: ProjectStatus }>()
  const [isOpen, setIsOpen] = useState(false)
  const missingOf = (project: Project, status: ProjectStatus) =>
    project.readiness ? missingFor(project.status, status, project.readiness) : []
  const change = (project: Project, status: ProjectStatus) => {
    if (missingOf(project, status).length === 0) return go(project, status)
    setAsked({ project, status })
    setIsOpen(true)
  }
  const question = asked && (
    <ConfirmDialog
      opened={isOpen}
      title={statusTexts.askTitle(asked.project.title, asked.status, missingOf(asked.project, asked.status))}
      text={[
        ...missingOf(asked.project, asked.status).map(condition => statusTexts.missing[condition]),
        statusTexts.begin(teamTexts.status[asked.status], STATUS_UNDO_SECONDS),
      ].join(' ')}
      confirm={statusTexts.confirm}
      onClose={() => setIsOpen(false)}
      onConfirm={() => {
        setIsOpen(false)
        go(asked.project, asked.status)
      }}
    />
  )
  return { change, question }
}
