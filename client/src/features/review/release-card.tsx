import { Group, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { isKeptBack, sendingChecks } from 'shared/deliverables/sending-checks'
import { fieldErrorTexts } from 'shared/errors/codes'
import { clockOf } from 'shared/formats/units'
import { publishTexts } from 'shared/messages/it/publishing'
import { stageTexts as texts } from 'shared/messages/it/stage-room'
import { trpc } from '../../lib/trpc.ts'
import { DialogButton, QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { FormStack } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import {
  AnswerFields,
  PublishFile,
  SendingChecklist,
  UploadProgress,
  useCommentResolutions,
  type VersionText,
  VersionTextFields,
} from './publish-fields.tsx'
import { runWithFeedback, type TeamReviewData, type TeamVersion, versionsIn } from './review-model.ts'
import { useFileRefusal, useSending } from './use-publish.ts'

/** Sends, recalls or discards a version. The review is refetched in every case. */
function useRelease() {
  const { client, team } = trpc.useUtils()
  const refresh = () => Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
  const run = (call: Promise<unknown>, failed: string, title?: string) =>
    runWithFeedback(call, { ...(title && { done: { title } }), failed, refresh })
  return { calls: client.team.deliverables, run }
}

type DialogProps = { onClose: () => void; version: TeamVersion; review: TeamReviewData }
type Props = Omit<DialogProps, 'onClose'> & { projectId: string }

function ReplaceForm({ onClose, version, review, projectId }: DialogProps & { projectId: string }) {
  const { client, team } = trpc.useUtils()
  const asset = review.assets.find(({ id }) => id === version.assetId)
  const [file, setFile] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const refusal = useFileRefusal(file, asset)
  const { share, send, stop } = useSending(projectId)
  const warning = useUnsavedChangesPrompt(() => share !== undefined, publishTexts.leaving)
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
    onClose()
  }
  return (
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
      <FormActions busy={share !== undefined} submit={replace.confirm} onCancel={onClose} />
      {warning}
    </FormStack>
  )
}

/** Opens the form that replaces a version's file. */
export const ReplaceButton = (props: Props) => (
  <DialogButton
    dialog={modal => (
      <AppModal {...modal} title={texts.replace.title(props.version.versionName)}>
        <ReplaceForm {...props} onClose={modal.onClose} />
      </AppModal>
    )}
  >
    {texts.replace.act}
  </DialogButton>
)

function SendForm({ onClose, version, review }: DialogProps) {
  const asset = review.assets.find(({ id }) => id === version.assetId)
  const released = versionsIn(review, asset).filter(({ state }) => state !== 'saved')
  const [previousVersion] = released
  const [details, setDetails] = useState({
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
    onClose()
  }
  return (
    <FormStack onSubmit={event => void submit(event)} noValidate gap={18}>
      <p>{texts.sendText}</p>
      <VersionTextFields
        first
        details={details}
        onChange={(part: Partial<VersionText>) => setDetails({ ...details, ...part })}
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

function ReleaseText({ version }: { version: TeamVersion }) {
  const { calls, run } = useRelease()
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    const { failed, stopped } = texts.sending
    await run(calls.recall.mutate({ deliverableId: version.id }), failed, stopped)
    setBusy(false)
  }
  // The version was released for a while.
  const clientComments = version.comments.filter(({ internal, fromTeam }) => !internal && !fromTeam).length
  const { title, text } = version.isSendWaiting ? texts.sending : texts
  return (
    <>
      <Title order={2} size="h3">
        {title}
      </Title>
      <p role={version.isSendWaiting ? 'status' : undefined}>{text}</p>
      {version.isSendWaiting && version.maySend && (
        <SmallButton loading={busy} onClick={() => void stop()}>
          {texts.sending.stop}
        </SmallButton>
      )}
      {version.recalledAt && (
        <Text c="dimmed">
          <RelativeTime moment={version.recalledAt} words={texts.recalledAt} />
        </Text>
      )}
      {clientComments > 0 && <p>{texts.clientWords(clientComments)}</p>}
      {!version.maySend && <Text c="dimmed">{texts.waitsForManager}</Text>}
    </>
  )
}

const SECOND = 1000

/** Returns the milliseconds until a time of this browser's clock, updated every second; 0 once it has passed. */
function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, endsAt - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

/** Offers to recall a version while there is time. The server refuses a late confirmation. */
export function Recall({ version, endsAt }: { version: TeamVersion; endsAt: number }) {
  const { calls, run } = useRelease()
  const left = useTimeLeft(endsAt)
  const { act, title, text, done, failed, left: timeLeft } = texts.recall
  const ask = () =>
    confirm({ title: title(version.versionName), text, confirm: texts.recall.confirm }, () =>
      run(calls.recall.mutate({ deliverableId: version.id }), failed, done),
    )
  if (left === 0) return null
  return (
    <Group justify="space-between" gap="10px 16px">
      <p role="timer" className="tabular">
        {timeLeft(clockOf(Math.ceil(left / SECOND)))}
      </p>
      <SmallButton onClick={ask}>{act}</SmallButton>
    </Group>
  )
}

/** Discards a version that was never released. */
function DiscardButton({ version }: { version: TeamVersion }) {
  const { calls, run } = useRelease()
  const { act, title, text, done, failed } = texts.discard
  const ask = () =>
    confirm({ title: title(version.versionName), text, confirm: texts.discard.confirm }, () =>
      run(calls.discard.mutate({ deliverableId: version.id }), failed, done),
    )
  return <QuietButton onClick={ask}>{act}</QuietButton>
}

/** Release actions of a version that only the team sees. */
export function ReleaseCard(props: Props) {
  const { version, review } = props
  return (
    <SectionCard bg="var(--surface-2)">
      <Stack gap={14}>
        <ReleaseText version={version} />
        <Group gap={10}>
          {version.maySend && !version.isSendWaiting && (
            <DialogButton
              variant="filled"
              dialog={modal => (
                <AppModal {...modal} title={texts.sendTitle(version.versionName)}>
                  <SendForm version={version} review={review} onClose={modal.onClose} />
                </AppModal>
              )}
            >
              {texts.send}
            </DialogButton>
          )}
          {version.mayReplace && <ReplaceButton {...props} />}
          {version.mayDiscard && <DiscardButton version={version} />}
        </Group>
      </Stack>
    </SectionCard>
  )
}
