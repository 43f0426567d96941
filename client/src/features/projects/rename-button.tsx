import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { renameTexts } from 'shared/messages/it/project-titles'
import { trpc } from '../../lib/trpc.ts'
import { onDemand } from '../../ui/late-part.tsx'

const RenameDialog = onDemand(() => import('../../ui/rename-dialog.tsx'))

type Props = { project: { id: string; title: string }; className?: string | undefined }

/** Gives a project of the client another name; everything that shows it is fetched anew. */
export function RenameButton({ project, className }: Props) {
  const [opened, setOpened] = useState(false)
  const { projects } = trpc.useUtils().dashboard
  const rename = trpc.dashboard.projects.rename.useMutation({ onSuccess: () => projects.invalidate() })
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={renameTexts.openLabel(project.title)}
        onClick={() => setOpened(true)}
      >
        <IconPencil size={20} aria-hidden="true" />
      </button>
      <RenameDialog
        opened={opened}
        project={project}
        onRename={rename.mutateAsync}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
