import { lazy, Suspense, useState } from 'react'
import { displayNameOf } from 'shared/accounts/display-name'
import { refusals } from 'shared/errors/codes'
import { checkAcceptance } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/attachment-types'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { avatarTexts } from 'shared/messages/it/materials'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import style from './avatar.module.css'
import type { Profile } from './profile-screen.tsx'
import { useAvatar } from './use-avatar.ts'

const AvatarCrop = lazy(() => import('./avatar-crop.tsx'))
const texts = dashboardTexts.profile

function faultOf(file: File): string | undefined {
  const refusal = checkAcceptance('avatar', { type: declaredTypeOf(file), sizeBytes: file.size })
  if (!refusal) return undefined
  if (refusal === 'FILE_EMPTY') return refusals.FILE_EMPTY.text
  return refusal === 'FILE_TOO_LARGE' ? texts.avatarTooLarge : texts.avatarBadType
}

/** A chosen picture, until it is sent or left; one that cannot be shown is no picture. */
function useChosen() {
  const [file, setFile] = useState<File>()
  const [url, setUrl] = useState<string>()
  const [fault, setFault] = useState<string>()
  const leave = (why?: string) => {
    if (url) URL.revokeObjectURL(url)
    setUrl(undefined)
    setFault(why)
  }
  const choose = (picked: File) => {
    const found = faultOf(picked)
    setFault(found)
    setFile(picked)
    if (!found) setUrl(URL.createObjectURL(picked))
  }
  return { file, url, fault, choose, leave }
}

function Chooser({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }) {
  const { picker, choose } = useFilePicker({
    label: texts.avatarChange,
    accept: 'image/*',
    onFiles: ([file]) => file && onFile(file),
  })
  return (
    <>
      <Button variant="outline" size="small" busy={busy} onClick={choose}>
        {texts.avatarChange}
      </Button>
      {picker}
    </>
  )
}

/** The picture of oneself: chosen, cut to a square, sent; or taken away again. */
export function AvatarCard({ profile }: { profile: Pick<Profile, 'fullName' | 'email' | 'avatarUrl'> }) {
  const { send, sending, remove, removing } = useAvatar()
  const { file, url, fault, choose, leave } = useChosen()
  // Few browsers show HEIC. The server cuts the middle out of it.
  const isHeic = file !== undefined && /^image\/hei[cf]/.test(declaredTypeOf(file))
  return (
    <Card title={texts.avatar}>
      <div className="cluster center gap-20">
        <Avatar name={displayNameOf(profile)} url={profile.avatarUrl} size="large" />
        <div className={style.choice}>
          <Chooser onFile={choose} busy={sending} />
          {profile.avatarUrl && (
            <ConfirmButton
              variant="subtle"
              size="small"
              label={texts.avatarRemove}
              question={{ ...avatarTexts.remove, danger: true }}
              busy={removing}
              onConfirm={remove}
            />
          )}
          <p className="note full-width">{texts.avatarHint}</p>
          <p className={style.fault} role="alert">
            {fault}
          </p>
        </div>
      </div>
      <LazyModal opened={url !== undefined} onClose={() => leave()} title={avatarTexts.cropTitle}>
        <Suspense fallback={<Skeleton heights={[280, 46]} />}>
          {url && (
            <AvatarCrop
              url={url}
              busy={sending}
              onCut={picture => void send(picture, leave)}
              onUnreadable={() => {
                leave(isHeic ? undefined : texts.avatarBadType)
                if (isHeic) void send(file, () => undefined)
              }}
              onClose={() => leave()}
            />
          )}
        </Suspense>
      </LazyModal>
    </Card>
  )
}
