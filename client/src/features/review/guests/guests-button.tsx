import { IconUsers } from '@tabler/icons-react'
import { guestOpenText } from 'shared/messages/it/guest-open'
import { WindowButton } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/late-part.tsx'

const GuestsDialog = onDemand(() => import('./guests-dialog.tsx'))

type Props = { projectId: string; side: 'client' | 'team' }

/** Where guests are invited, and where one sees who has looked. */
export function GuestsButton({ projectId, side }: Props) {
  return (
    <WindowButton
      variant="outline"
      aria-haspopup="dialog"
      onPointerEnter={GuestsDialog.warm}
      onFocus={GuestsDialog.warm}
      window={state => <GuestsDialog {...state} projectId={projectId} side={side} />}
    >
      <IconUsers size={20} aria-hidden="true" />
      <span data-label>{guestOpenText}</span>
    </WindowButton>
  )
}
