import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { avatarTexts } from 'shared/messages/it/materials'
import { trpc } from '../../lib/trpc.ts'
import { startUpload } from '../../lib/tus-upload.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = dashboardTexts.profile

/** Sends a picture of oneself, or takes it away. */
export function useAvatar() {
  const { dashboard, team } = trpc.useUtils()
  const [sending, setSending] = useState(false)
  const refresh = () => {
    void dashboard.profile.get.invalidate()
    void team.invalidate()
  }
  const removal = trpc.dashboard.profile.removeAvatar.useMutation({
    onSuccess: () => showToast({ title: avatarTexts.removed }),
    onError: error => showFailure(error, { text: texts.update, unreachable: texts.updateAlt }),
    onSettled: refresh,
  })
  async function send(picture: Blob, onDone: () => void): Promise<void> {
    setSending(true)
    const fail = (error: unknown) => {
      setSending(false)
      showFailure(error, { text: texts.avatarFailed })
    }
    const order = { file: picture, name: 'avatar.webp', type: picture.type, kind: 'avatar' } as const
    await startUpload(order, {
      onProgress: () => undefined,
      onLost: () => fail(null),
      onRefused: fail,
      onDone() {
        setSending(false)
        showToast({ title: texts.updatedShort })
        refresh()
        onDone()
      },
    }).catch(fail)
  }
  const remove = (onDone: () => void) => removal.mutate(undefined, { onSettled: onDone })
  return { send, sending, remove, removing: removal.isPending }
}
