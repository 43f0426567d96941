import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Member } from './member-card.tsx'

function useAccess() {
  const { team } = trpc.useUtils()
  const acts = (done: string, failed: string) => ({
    onSuccess: () => showToast({ title: done }),
    onError: (error: unknown) => showFailure(error, { text: failed }),
    onSettled: () => void team.members.invalidate(),
  })
  const suspend = trpc.team.members.suspend.useMutation(
    acts(memberTexts.suspended, memberTexts.suspendFailed),
  )
  const restore = trpc.team.members.restore.useMutation(acts(memberTexts.restored, memberTexts.restoreFailed))
  return { suspend, restore }
}

/** Shuts a member out, or lets them in again. */
export function Access({ member: { id, fullName, suspendedAt } }: { member: Member }) {
  const { suspend, restore } = useAccess()
  if (suspendedAt)
    return (
      <Button variant="outline" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
        {memberTexts.restore}
      </Button>
    )
  return (
    <ConfirmButton
      variant="danger"
      label={teamTexts.members.suspend}
      question={{
        title: memberTexts.suspendTitle,
        text: teamTexts.members.suspendConfirm(fullName),
        confirm: teamTexts.members.suspend,
        danger: true,
      }}
      busy={suspend.isPending}
      onConfirm={close => suspend.mutate({ id }, { onSettled: close })}
    />
  )
}
