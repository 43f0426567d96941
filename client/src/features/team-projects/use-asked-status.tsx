import { type ReactNode, useState } from 'react'
import { statusTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectStatus } from 'shared/projects/status'
import { missingFor, STATUS_UNDO_SECONDS } from 'shared/projects/status-news'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface Changing {
  id: string
  title: string
  status: string
  readiness: { hasBrief: boolean; isPaid: boolean } | null
}

/** Asks before work begins on a project that is not paid or has no brief; everything else goes on at once. */
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
      title={statusTexts.beginTitle(asked.project.title)}
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
