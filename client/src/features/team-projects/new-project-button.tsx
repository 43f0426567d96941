import { newProjectTexts } from 'shared/messages/it/project-titles'
import { onDemand } from '../../ui/late-part.tsx'
import { WindowButton } from '../../ui/window-button.tsx'

const NewProjectDialog = onDemand(() => import('./new-project-dialog.tsx'))

/** Makes a project for a client. */
export function NewProjectButton() {
  return (
    <WindowButton onPointerEnter={NewProjectDialog.warm} window={state => <NewProjectDialog {...state} />}>
      {newProjectTexts.open}
    </WindowButton>
  )
}
