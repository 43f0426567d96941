import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** What managers change on a project; every change is fetched anew by the screens that show it. */
export function useManage() {
  const { team } = trpc.useUtils()
  const acted = (title: string) => () => {
    showToast({ title })
    void team.projects.invalidate()
  }
  const failed = (text: string) => (error: unknown) => showFailure(error, { text })
  const setDeadline = trpc.team.projects.setDeadline.useMutation({
    onSuccess: acted(teamTexts.project.deadlineChanged),
    onError: failed(teamTexts.project.deadlineFailed),
  })
  const assign = trpc.team.projects.assign.useMutation({
    onSuccess: acted(teamTexts.assign.ok),
    onError: failed(teamTexts.assign.failed),
  })
  return { setDeadline, assign }
}
