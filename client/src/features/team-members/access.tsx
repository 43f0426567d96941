import { useState } from 'react'
import { memberTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  if (suspendedAt)
    return (
      <Button look="line" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
        {memberTexts.restore}
      </Button>
    )
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {teamTexts.members.suspend}
      </Button>
      <ConfirmDialog
        danger
        opened={asked}
        title={memberTexts.suspendTitle}
        text={teamTexts.members.suspendConfirm(fullName)}
        confirm={teamTexts.members.suspend}
        busy={suspend.isPending}
        onConfirm={() => suspend.mutate({ id }, { onSettled: close })}
        onClose={close}
      />
    </>
  )
}
