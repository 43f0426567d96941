import { useNavigate } from '@tanstack/react-router'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = dashboardTexts.projects

function useRemoveProject(onDone: () => void) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  return trpc.dashboard.projects.remove.useMutation({
    // The address may name the project that goes; nobody shall be told afterwards that it is gone.
    onMutate: () => navigate({ to: '.', search: { project: undefined }, replace: true }),
    onSuccess: async () => {
      await utils.dashboard.projects.invalidate()
      showToast({ title: texts.deleted })
      onDone()
    },
    onError: error => {
      showFailure(error, { text: texts.delete })
      onDone()
    },
  })
}

type Props = { project: { id: string; title: string } | undefined; onClose: () => void }

/** Asks before a project and all that belongs to it goes. */
export function RemoveProjectDialog({ project, onClose }: Props) {
  const removal = useRemoveProject(onClose)
  return (
    <ConfirmDialog
      danger
      opened={project !== undefined}
      title={texts.confirmTitle}
      text={texts.confirmDelete}
      confirm={texts.confirmButton}
      busy={removal.isPending}
      onConfirm={() => project && removal.mutate({ id: project.id })}
      onClose={onClose}
    />
  )
}
