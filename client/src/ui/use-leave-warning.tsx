import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Words = { title: string; text: string; confirm: string }

/** Asks before what is unsaved or on its way is left; to be laid beside the form. */
export function useLeaveWarning(isChanged: () => boolean, words: Words) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      {...words}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
