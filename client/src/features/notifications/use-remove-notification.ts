import { frameTexts } from 'shared/messages/it/frame'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type Area, callsOf, useNotificationCache } from './area.ts'

const texts = frameTexts.notifications

/** Removes a notification; the toast brings it back. */
export function useRemoveNotification(area: Area): (id: string) => void {
  const cache = useNotificationCache(area)
  const onSettled = () => void cache.invalidate()
  const restore = callsOf(area).restore.useMutation({ onError: error => showFailure(error), onSettled })
  const remove = callsOf(area).remove.useMutation({
    onSuccess: (_, { id }) =>
      showToast({
        title: texts.deleted,
        action: { label: frameTexts.undo, run: () => restore.mutate({ id }) },
      }),
    onError: error => showFailure(error, { text: texts.delete }),
    onSettled,
  })
  return id => remove.mutate({ id })
}
