import { Avatar, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { displayNameOf } from 'shared/accounts/person'
import { errorCatalogue } from 'shared/errors/codes'
import { checkAcceptance } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { avatarTexts } from 'shared/messages/it/materials'
import { trpc } from '../../lib/trpc.ts'
import { startUpload } from '../../lib/tus-upload.ts'
import { QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import type { Profile } from './profile-screen.tsx'

const AvatarCrop = lazyComponent(() => import('./avatar-crop.tsx'), <Skeleton heights={[280, 46]} />)

const texts = dashboardTexts.profile

function useAvatar() {
  const { dashboard, team } = trpc.useUtils()
  const [sending, setSending] = useState(false)
  const refresh = () => {
    void dashboard.profile.get.invalidate()
    void team.invalidate()
  }
  const removal = trpc.dashboard.profile.removeAvatar.useMutation({
    onSuccess: () => showToast({ title: avatarTexts.removed }),
    onSettled: refresh,
  })
  async function send(picture: Blob, onDone: () => void): Promise<void> {
    setSending(true)
    const fail = (error: unknown) => {
      setSending(false)
      showErrorToast(error, { text: texts.avatarFailed })
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
  const askRemoval = () =>
    confirm({ ...avatarTexts.remove, danger: true }, () => removal.mutateAsync(), {
      text: texts.update,
      unreachable: texts.updateAlt,
    })
  return { send, sending, askRemoval }
}

function refusalText(file: File): string | undefined {
  const refusal = checkAcceptance('avatar', { type: declaredTypeOf(file), sizeBytes: file.size })
  if (!refusal) return undefined
  if (refusal === 'FILE_EMPTY') return errorCatalogue.FILE_EMPTY.text
  return refusal === 'FILE_TOO_LARGE' ? texts.avatarTooLarge : texts.avatarBadType
}

/** Holds the chosen file with an object URL until it is uploaded or dropped. */
function useChosenFile() {
  const [file, setFile] = useState<File>()
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()
  const drop = (reason?: string) => {
    if (url) URL.revokeObjectURL(url)
    setUrl(undefined)
    setError(reason)
  }
  const choose = (picked: File) => {
    const refusal = refusalText(picked)
    setError(refusal)
    setFile(picked)
    if (!refusal) setUrl(URL.createObjectURL(picked))
  }
  return { file, url, error, choose, drop }
}

/** Shows the user's picture, which can be replaced by a square cut of a file, or removed. */
export function AvatarCard({ profile }: { profile: Pick<Profile, 'fullName' | 'email' | 'avatarUrl'> }) {
  const { send, sending, askRemoval } = useAvatar()
  const { file, url, error, choose, drop } = useChosenFile()
  const { picker, choose: openPicker } = useFilePicker({
    label: texts.avatarChange,
    accept: 'image/*',
    onFiles: ([picked]) => picked && choose(picked),
  })
  // Few browsers show HEIC, so the server crops it to its centre.
  const isHeic = file !== undefined && /^image\/hei[cf]/.test(declaredTypeOf(file))
  return (
    <SectionCard title={texts.avatar}>
      <Group gap={20}>
        <Avatar
          key={profile.avatarUrl}
          src={profile.avatarUrl}
          name={displayNameOf(profile)}
          size={96}
          color="violet"
          aria-hidden="true"
          alt=""
        />
        <Group gap={8} flex={1} miw={180}>
          <SmallButton loading={sending} onClick={openPicker}>
            {texts.avatarChange}
          </SmallButton>
          {picker}
          {profile.avatarUrl && <QuietButton onClick={askRemoval}>{texts.avatarRemove}</QuietButton>}
          <Remark w="100%">{texts.avatarHint}</Remark>
          <Text role="alert" w="100%" fw={600} c="var(--danger)">
            {error}
          </Text>
        </Group>
      </Group>
      <AppModal opened={url !== undefined} onClose={() => drop()} title={avatarTexts.cropTitle}>
        {url && (
          <AvatarCrop
            url={url}
            busy={sending}
            onCrop={picture => void send(picture, drop)}
            onUnreadable={() => {
              drop(isHeic ? undefined : texts.avatarBadType)
              if (isHeic) void send(file, () => undefined)
            }}
            onClose={() => drop()}
          />
        )}
      </AppModal>
    </SectionCard>
  )
}
