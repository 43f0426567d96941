import { useState } from 'react'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'

const NewProjectDialog = onDemand(() => import('./new-project-dialog.tsx'))

/** Makes a project for a client. */
export function NewProjectButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onPointerEnter={NewProjectDialog.warm} onClick={() => setOpened(true)}>
        {newProjectTexts.open}
      </Button>
      <NewProjectDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
