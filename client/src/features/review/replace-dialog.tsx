import { type FormEvent, useRef, useState } from 'react'
import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts } from 'shared/messages/it/stage-room'
import { FormActions } from '../../ui/form-actions.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { useLeaveWarning } from '../../ui/use-leave-warning.tsx'
import { PublishFile } from './publish-file.tsx'
import type { TeamRoom, TeamVersion } from './review-types.ts'
import { UploadProgress } from './upload-progress.tsx'
import { refusedFile } from './upload-video.ts'
import { useReplace } from './use-replace.ts'

const texts = stageTexts.replace

type Props = {
  opened: boolean
  onClose: () => void
  version: TeamVersion
  room: TeamRoom
  projectId: string
}

function useReplaceForm({ version, room, projectId, onClose }: Props) {
  const asset = room.assets.find(({ id }) => id === version.assetId)
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const { replace, share, stop } = useReplace(projectId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = file ? refusedFile(file, asset) : texts.file
    setWrong(found)
    if (!file || found) return
    if (await replace(version.id, file)) onClose()
  }
  const chooseFile = (chosen: File | undefined) => {
    setFile(chosen)
    setWrong(undefined)
  }
  return { asset, picker, file, setFile: chooseFile, wrong: { file: wrong }, submit, share, stop }
}

function Form(props: Props) {
  const { version, onClose } = props
  const { asset, submit, ...form } = useReplaceForm(props)
  const { share, stop } = form
  const warning = useLeaveWarning(() => share !== undefined, publishTexts.leaving)
  return (
    <form className="stack gap-18" onSubmit={event => void submit(event)} noValidate>
      <p>
        {texts.text} {version.state !== 'saved' && texts.textSent}
      </p>
      <PublishFile {...form} id="replacing-file" kind={asset?.kind ?? '16:9'} />
      {share !== undefined && <UploadProgress share={share} onStop={stop} />}
      <FormActions busy={share !== undefined} submit={texts.confirm} onCancel={onClose} />
      {warning}
    </form>
  )
}

/** Asks for the corrected file, and says what follows. */
export default function ReplaceDialog(props: Props) {
  const { opened, onClose, version } = props
  return (
    <LazyModal opened={opened} onClose={onClose} title={texts.title(version.versionName)}>
      {opened && <Form {...props} />}
    </LazyModal>
  )
}
