import { Stack } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts } from 'shared/messages/it/stage-room'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import { PublishFile, UploadProgress } from './publish-fields.tsx'
import type { TeamReviewData, TeamVersion } from './review-model.ts'
import { fileRefusal, useSending } from './use-publish.ts'

const texts = stageTexts.replace

/** Uploads a corrected file, then replaces that of a version. */
function useReplace(projectId: string) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.replaceFile.useMutation()
  const { share, setShare, send, forget, fail, stop } = useSending(projectId)
  const replace = async (deliverableId: string, file: File): Promise<boolean> => {
    setShare(0)
    try {
      await call.mutateAsync({ deliverableId, ...(await send(file)) })
      forget()
      showToast({ title: texts.done })
      return true
    } catch (error) {
      fail(error, texts.failed)
      return false
    } finally {
      setShare(undefined)
      await team.deliverables.invalidate()
    }
  }
  return { replace, share, stop }
}

type Props = {
  opened: boolean
  onClose: () => void
  version: TeamVersion
  review: TeamReviewData
  projectId: string
}

function useReplaceForm({ version, review, projectId, onClose }: Props) {
  const asset = review.assets.find(({ id }) => id === version.assetId)
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const { replace, share, stop } = useReplace(projectId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = file ? fileRefusal(file, asset) : texts.file
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
  const warning = useUnsavedChangesPrompt(() => share !== undefined, publishTexts.leaving)
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap={18}>
        <p>
          {texts.text} {version.state !== 'saved' && texts.textSent}
        </p>
        <PublishFile {...form} id="replacing-file" kind={asset?.kind ?? '16:9'} />
        {share !== undefined && <UploadProgress share={share} onStop={stop} />}
        <FormActions busy={share !== undefined} submit={texts.confirm} onCancel={onClose} />
        {warning}
      </Stack>
    </form>
  )
}

/** Asks for the corrected file and explains what follows. */
export function ReplaceDialog(props: Props) {
  const { opened, onClose, version } = props
  return (
    <AppModal opened={opened} onClose={onClose} title={texts.title(version.versionName)}>
      {opened && <Form {...props} />}
    </AppModal>
  )
}
