import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { guestOpenText } from 'shared/messages/it/guest-open'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/late-part.tsx'

const GuestsDialog = onDemand(() => import('./guests-dialog.tsx'))

type Props = { projectId: string; side: 'client' | 'team' }

/** Where guests are invited, and where one sees who has looked. */
export function GuestsButton({ projectId, side }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={GuestsDialog.warm}
        onFocus={GuestsDialog.warm}
        onClick={() => setOpen(true)}
      >
        <IconUsers size={20} aria-hidden="true" />
        <span data-label>{guestOpenText}</span>
      </Button>
      <GuestsDialog opened={isOpen} onClose={() => setOpen(false)} projectId={projectId} side={side} />
    </>
  )
}
