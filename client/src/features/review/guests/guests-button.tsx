import { IconUsers } from '@tabler/icons-react'
import { guestOpenText } from 'shared/messages/it/review'
import { DialogButton } from '../../../ui/action-buttons.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const GuestsDialog = lazyComponent(() => import('./guests-dialog.tsx'))

export const GuestsButton = (props: { projectId: string; viewer: 'client' | 'team' }) => (
  <DialogButton
    size="md"
    aria-haspopup="dialog"
    leftSection={<IconUsers size={20} aria-hidden="true" />}
    onPointerEnter={GuestsDialog.preload}
    dialog={modal => <GuestsDialog {...props} {...modal} />}
  >
    <span data-label>{guestOpenText}</span>
  </DialogButton>
)
