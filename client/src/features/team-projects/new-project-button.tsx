import { newProjectTexts } from 'shared/messages/it/project-titles'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'

const NewProjectDialog = onDemand(() => import('./new-project-dialog.tsx'))

/** Makes a project for a client. */
export function NewProjectButton() {
  return (
    <WindowButton onPointerEnter={NewProjectDialog.warm} window={state => <NewProjectDialog {...state} />}>
      {newProjectTexts.open}
    </WindowButton>
  )
}
