import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isKeptBack, type SendingCheck, sendingChecks } from 'shared/deliverables/sending-checks'
import { fieldErrorTexts } from 'shared/errors/codes'
import { stageTexts } from 'shared/messages/it/stage-room'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { AnswerFields, useCommentResolutions } from './answer-fields.tsx'
import { SendingChecklist, type VersionText, VersionTextFields } from './publish-fields.tsx'
import type { TeamReviewData, TeamVersion } from './review-model.ts'
import { useReleaseMutations } from './use-release-mutations.ts'

const texts = stageTexts

type Props = { opened: boolean; onClose: () => void; version: TeamVersion; review: TeamReviewData }

const isOpenNote = ({ internal, resolvedAt }: TeamVersion['comments'][number]) =>
  internal && resolvedAt === null

function checksOf({ version, review }: Props, details: VersionText, unanswered: number): SendingCheck[] {
  const sent = review.items.filter(({ assetId, state }) => assetId === version.assetId && state !== 'saved')
  return sendingChecks({
    ...version,
    ...details,
    unanswered,
    otherNames: sent.map(({ versionName }) => versionName),
    internalNotes: version.comments.filter(isOpenNote).length,
    kind: review.assets.find(({ id }) => id === version.assetId)?.kind ?? null,
  })
}

function useSendForm(props: Props) {
  const { version, review, onClose } = props
  const previousVersion = review.items.find(
    ({ assetId, state }) => assetId === version.assetId && state !== 'saved',
  )
  const [details, setWords] = useState<VersionText>({
    versionName: version.versionName,
    notes: version.notes ?? '',
  })
  const answers = useCommentResolutions(previousVersion, version.sendingAnswers)
  const { send, isSending } = useReleaseMutations()
  const checks = checksOf(props, details, answers.missing)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answered = answers.collect()
    if (!answered || isKeptBack(checks)) return
    const notes = details.notes.trim()
    const { versionName } = details
    const isSent = await send({
      deliverableId: version.id,
      versionName,
      answers: answered,
      ...(notes && { notes }),
    })
    if (!isSent) return
    answers.clear()
    onClose()
  }
  const change = (part: Partial<VersionText>) => setWords({ ...details, ...part })
  return { previousVersion, details, change, answers, checks, submit, isSending }
}

function Form(props: Props) {
  const { previousVersion, details, change, answers, checks, submit, isSending } = useSendForm(props)
  const isBack = isKeptBack(checks)
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap={18}>
        <p>{texts.sendText}</p>
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
        <FormActions busy={isSending} submit={texts.send} onCancel={props.onClose} />
      </Stack>
    </form>
  )
}

/** Sends a version to the client, with its name, notes, answers and checks. */
export function SendDialog(props: Props) {
  const { opened, onClose, version } = props
  return (
    <AppModal opened={opened} onClose={onClose} title={texts.sendTitle(version.versionName)}>
      {opened && <Form {...props} />}
    </AppModal>
  )
}
