import { useBlocker } from '@tanstack/react-router'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const texts = dashboardTexts.profile

/** Asks before changes are left unsaved; to be laid beside the form. */
export function useLeaveWarning(isChanged: () => boolean) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={texts.title}
      text={texts.unsaved}
      confirm={texts.leave}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
