import { renameTexts } from 'shared/messages/it/project-titles'
import { trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'

const RenameDialog = onDemand(() => import('../../ui/rename-dialog.tsx'))

/** Gives the project another name; its client sees it too. */
export function RenameButton({ project }: { project: { id: string; title: string } }) {
  const { team } = trpc.useUtils()
  const rename = trpc.team.projects.rename.useMutation({ onSuccess: () => team.projects.invalidate() })
  return (
    <WindowButton
      variant="outline"
      size="small"
      window={state => <RenameDialog {...state} project={project} onRename={rename.mutateAsync} />}
    >
      {renameTexts.open}
    </WindowButton>
  )
}
