import { statusTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import {
  isProjectStatus,
  missingFor,
  type ProjectStatus,
  type Readiness,
  STATUS_UNDO_SECONDS,
} from 'shared/projects/status'
import { trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Sets a project's status; the toast offers to undo it before the client is notified. */
export function useSetStatus() {
  const { team } = trpc.useUtils()
  const onError = (error: unknown) => showErrorToast(error, { text: teamTexts.status.failed })
  const onSettled = () => void team.projects.invalidate()
  const { mutate: undo } = trpc.team.projects.setStatus.useMutation({
    onSuccess: () => showToast({ title: statusTexts.undone }),
    onError,
    onSettled,
  })
  const { mutate, isPending } = trpc.team.projects.setStatus.useMutation({ onError, onSettled })

  const setStatus = (
    { id, status: before }: { id: string; status: string },
    status: ProjectStatus,
    onRefused?: () => void,
  ) =>
    mutate(
      { id, ...(isProjectStatus(before) && { from: before }), status, undoable: true },
      {
        ...(onRefused && { onError: onRefused }),
        onSuccess: () =>
          showToast({
            title: teamTexts.status.changed,
            text: statusTexts.toldLater(STATUS_UNDO_SECONDS),
            autoCloseMs: STATUS_UNDO_SECONDS * 1000,
            action: isProjectStatus(before)
              ? {
                  label: statusTexts.undo,
                  run: () => undo({ id, from: status, status: before, undoable: true }),
                }
              : undefined,
          }),
      },
    )
  return { setStatus, isPending }
}

type ChangingProject = { title: string; status: string; readiness: Readiness | null }

/** Asks before a status change for which brief, payment or version is missing. Runs any other change at once. */
export function confirmStatusChange(project: ChangingProject, status: ProjectStatus, change: () => void) {
  const missing = project.readiness ? missingFor(project.status, status, project.readiness) : []
  if (missing.length === 0) return change()
  confirm(
    {
      title: statusTexts.askTitle(project.title, status, missing),
      text: [
        ...missing.map(condition => statusTexts.missing[condition]),
        statusTexts.begin(teamTexts.status[status], STATUS_UNDO_SECONDS),
      ].join(' '),
      confirm: statusTexts.confirm,
    },
    change,
  )
}
