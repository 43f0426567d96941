import { Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isKeptBack, sendingChecks } from 'shared/deliverables/sending-checks'
import { fieldErrorTexts } from 'shared/errors/codes'
import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts as texts } from 'shared/messages/it/stage-room'
import { trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { FormStack } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import {
  AnswerFields,
  PublishFile,
  SendingChecklist,
  UploadProgress,
  useCommentResolutions,
  useVersionText,
  VersionTextFields,
} from './publish-fields.tsx'
import { type TeamReviewData, type TeamVersion, useRelease, versionsIn } from './review-model.ts'
import { useFileRefusal, useSending } from './use-publish.ts'

type Props = { onClose: () => void; version: TeamVersion; review: TeamReviewData; projectId: string }
type DialogProps = Props & { opened: boolean }

/** Replaces the file of a version. Closing the dialog stops an upload, and asks before that. */
function ReplaceDialog({ opened, onClose, version, review, projectId }: DialogProps) {
  const { client, team } = trpc.useUtils()
  const asset = review.assets.find(({ id }) => id === version.assetId)
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const refusal = useFileRefusal(file, asset)
  const { share, send, stop, warning } = useSending(projectId)
  const { replace } = texts
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!file)
    if (!file || refusal) return
    const isReplaced = await send(
      file,
      sent => client.team.deliverables.replaceFile.mutate({ deliverableId: version.id, ...sent }),
      replace.failed,
    )
    // Not awaited: until the form closes, the file could be sent again.
    void team.deliverables.invalidate()
    if (!isReplaced) return
    showToast({ title: replace.done })
    setFile(undefined)
    onClose()
  }
  const leave = () => {
    stop()
    onClose()
  }
  const close = () => (share === undefined ? onClose() : confirm(publishTexts.leaving, leave))
  return (
    <AppModal opened={opened} onClose={close} title={replace.title(version.versionName)}>
      <FormStack onSubmit={event => void submit(event)} noValidate gap={18}>
        <p>
          {replace.text} {version.state !== 'saved' && replace.textSent}
        </p>
        <PublishFile
          id="replacing-file"
          file={file}
          setFile={setFile}
          error={refusal ?? (isMissing && !file ? replace.file : undefined)}
          share={share}
          kind={asset?.kind ?? '16:9'}
        />
        {share !== undefined && <UploadProgress share={share} onStop={stop} />}
        <FormActions busy={share !== undefined} submit={replace.confirm} onCancel={close} />
        {warning}
      </FormStack>
    </AppModal>
  )
}

function SendForm({ onClose, version, review }: Props) {
  const asset = review.assets.find(({ id }) => id === version.assetId)
  const released = versionsIn(review, asset).filter(({ state }) => state !== 'saved')
  const [previousVersion] = released
  const { details, change, clear } = useVersionText(`send:${version.id}`, {
    versionName: version.versionName,
    notes: version.notes ?? '',
  })
  const answers = useCommentResolutions(previousVersion, version.sendingAnswers)
  const { calls, run } = useRelease()
  const [busy, setBusy] = useState(false)
  const checks = sendingChecks({
    ...version,
    ...details,
    unanswered: answers.missing,
    otherNames: released.map(({ versionName }) => versionName),
    internalNotes: version.comments.filter(({ internal, resolvedAt }) => internal && resolvedAt === null)
      .length,
    kind: asset?.kind ?? null,
  })
  const isBack = isKeptBack(checks)
  const send = async (answered: NonNullable<ReturnType<typeof answers.collect>>) => {
    const { versionName } = details
    const notes = details.notes.trim()
    const input = { deliverableId: version.id, versionName, answers: answered, ...(notes && { notes }) }
    const { state } = await calls.send.mutate(input)
    showToast({ title: texts[state] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answered = answers.collect()
    if (!answered || isBack) return
    setBusy(true)
    const isSent = await run(send(answered), texts.sendFailed)
    setBusy(false)
    if (!isSent) return
    answers.clear()
    clear()
    onClose()
  }
  return (
    <FormStack onSubmit={event => void submit(event)} noValidate gap={18}>
      <p>{publishTexts.publishText}</p>
      <VersionTextFields
        first
        details={details}
        onChange={change}
        error={details.versionName.trim() === '' && fieldErrorTexts.REQUIRED}
      />
      <SendingChecklist checks={checks} />
      {previousVersion && answers.threads.length > 0 && (
        <AnswerFields previousVersion={previousVersion} answers={answers} />
      )}
      {isBack && answers.isChecked && (
        <Text c="red" role="alert">
          {texts.keptBack}
        </Text>
      )}
      <FormActions busy={busy} submit={texts.send} onCancel={onClose} />
    </FormStack>
  )
}

const SendDialog = ({ opened, ...props }: DialogProps) => (
  <AppModal opened={opened} onClose={props.onClose} title={texts.sendTitle(props.version.versionName)}>
    <SendForm {...props} />
  </AppModal>
)

export default function ReleaseDialog({ act, ...props }: DialogProps & { act: 'send' | 'replace' }) {
  return act === 'send' ? <SendDialog {...props} /> : <ReplaceDialog {...props} />
}
