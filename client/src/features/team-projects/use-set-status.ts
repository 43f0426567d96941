import { statusTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { isProjectStatus, type ProjectStatus } from 'shared/projects/status'
import { STATUS_UNDO_SECONDS } from 'shared/projects/status-news'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

type Changed = { id: string; status: string }

/** Sets a status; the toast takes it back for as long as nobody has been told of it. */
export function useSetStatus() {
  const { team } = trpc.useUtils()
  const onError = (error: unknown) => showFailure(error, { text: teamTexts.status.failed })
  const onSettled = () => void team.projects.invalidate()
  const { mutate: undo } = trpc.team.projects.setStatus.useMutation({
    onSuccess: () => showToast({ title: statusTexts.undone }),
    onError,
    onSettled,
  })
  const { mutate, isPending } = trpc.team.projects.setStatus.useMutation({ onError, onSettled })

  const setStatus = ({ id, status: before }: Changed, status: ProjectStatus, onRefused?: () => void) =>
    mutate(
      { id, status, undoable: true },
      {
        ...(onRefused && { onError: onRefused }),
        onSuccess: () =>
          showToast({
            title: teamTexts.status.changed,
            text: statusTexts.toldLater(STATUS_UNDO_SECONDS),
            shownMs: STATUS_UNDO_SECONDS * 1000,
            action: isProjectStatus(before)
              ? {
                  label: statusTexts.undo,
                  run: () => undo({ id, status: before, undoable: true }),
                }
              : undefined,
          }),
      },
    )
  return { setStatus, isPending }
}
