import { guestOpenText } from 'shared/messages/it/guest-open'
import { useSession } from '../../../lib/session.ts'
import DialogWindow from '../../../ui/dialog-window.tsx'
import { GuestList } from './guest-list.tsx'
import style from './guests.module.css'
import { InviteGuest } from './invite-guest.tsx'
import { ViewerList } from './viewer-list.tsx'

type Props = { opened: boolean; onClose: () => void; projectId: string; side: 'client' | 'team' }

/** In the team only managers invite; who of a company may is said by the server. */
function useMayInvite(side: Props['side']): boolean {
  const session = useSession()
  if (side === 'client') return true
  return session.state === 'signed-in' && session.member?.isManager === true
}

/** Who has looked at the versions, who was invited, and the way to invite somebody. */
export default function GuestsDialog({ opened, onClose, projectId, side }: Props) {
  const mayInvite = useMayInvite(side)
  return (
    <DialogWindow opened={opened} onClose={onClose} title={guestOpenText} size="lg">
      <div className={style.parts}>
        <ViewerList projectId={projectId} side={side} />
        <GuestList projectId={projectId} side={side} mayRevoke={mayInvite} />
        {mayInvite && <InviteGuest projectId={projectId} side={side} />}
      </div>
    </DialogWindow>
  )
}
