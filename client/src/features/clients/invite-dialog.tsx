import { companyTexts } from 'shared/messages/it/companies'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { InviteForm } from '../../ui/invite-form.tsx'

type Props = { companyId: string; opened: boolean; onClose: () => void }

/** Invites a person to a client's company, by a manager. Loaded when it is first opened. */
export default function InviteDialog({ companyId, opened, onClose }: Props) {
  const { team } = trpc.useUtils()
  const invite = trpc.team.clients.invite.useMutation({ onSuccess: () => team.clients.invalidate() })
  return (
    <AppModal opened={opened} onClose={onClose} title={companyTexts.invite}>
      <InviteForm companyId={companyId} invite={invite.mutateAsync} onClose={onClose} />
    </AppModal>
  )
}
