import { useState } from 'react'
import { renameTexts } from 'shared/messages/it/project-titles'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'

const RenameDialog = onDemand(() => import('../../ui/rename-dialog.tsx'))

/** Gives the project another name; its client sees it too. */
export function RenameButton({ project }: { project: { id: string; title: string } }) {
  const [opened, setOpened] = useState(false)
  const { team } = trpc.useUtils()
  const rename = trpc.team.projects.rename.useMutation({ onSuccess: () => team.projects.invalidate() })
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpened(true)}>
        {renameTexts.open}
      </Button>
      <RenameDialog
        opened={opened}
        project={project}
        onRename={rename.mutateAsync}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
