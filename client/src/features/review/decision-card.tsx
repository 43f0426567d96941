import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comments'
import { euro } from 'shared/formats/units'
import { approvalTexts } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { buyRoundTexts as buyTexts, decideTexts as texts } from 'shared/messages/it/review-decision'
import { useCan } from '../../lib/capabilities.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { FormStack, TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useCommentDraft } from './comment-draft.ts'
import style from './review.module.css'
import { type ReviewVersion, runWithFeedback } from './review-model.ts'

type Rounds = Outputs['dashboard']['deliverables']['list']['rounds']

/** The version that is decided on, and the number of its file that was shown. */
type DecidedVersion = { deliverableId: string; fileNumber: number }

type RequestProps = {
  seen: DecidedVersion
  rounds: Rounds
  /** Number of the client's open comments, which are sent along. */
  comments: number
  /** Resolves once the review is refetched, to true if the request was sent. */
  onSend: (text: string | undefined) => Promise<boolean>
  onClose: () => void
}

function RequestChangesForm({ seen, rounds, comments, onSend, onClose }: RequestProps) {
  const { draft, change, leave } = useCommentDraft(`closing:${seen.deliverableId}`)
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    // Without a comment or text the team could not know what to change, and the round would be lost.
    if (comments === 0 && text === '') return setMissing(true)
    if (text.length > COMMENT_MAX) return
    setBusy(true)
    const isSent = await onSend(text || undefined)
    setBusy(false)
    if (!isSent) return
    leave({ text })
    onClose()
  }
  return (
    <FormStack onSubmit={event => void submit(event)} noValidate gap={18}>
      <p>
        {texts.requestText(comments)} {texts.requestAfter(rounds.allowed - rounds.used - 1)}
      </p>
      <TextAreaField
        data-autofocus
        name="text"
        label={texts.words}
        optional={comments > 0}
        maxLength={COMMENT_MAX}
        value={draft.text}
        error={isMissing && texts.wordsRequired}
        onChange={event => {
          setMissing(false)
          change({ text: event.currentTarget.value })
        }}
      />
      <FormActions busy={busy} submit={texts.requestConfirm} onCancel={onClose} />
    </FormStack>
  )
}

type BuyProps = { projectId: string; next: { totalCents: number; isBought: boolean } }

/** Offers a further round once all are used, and links to its payment once it is bought. */
function BuyRound({ projectId, next: { totalCents, isBought } }: BuyProps) {
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const buy = trpc.dashboard.deliverables.buyRound.useMutation({
    onSuccess: () => void navigate({ to: '/dashboard/payment', search: { project: projectId } }),
    onSettled: () => dashboard.invalidate(),
  })
  const price = euro(totalCents)
  const ask = () =>
    confirm(
      { title: buyTexts.buyTitle, text: buyTexts.buyText(price), confirm: buyTexts.buyConfirm },
      () => buy.mutateAsync({ projectId, totalCents }),
      { text: buyTexts.buyFailed },
    )
  return (
    <Stack align="flex-start" gap={10}>
      <p>{isBought ? buyTexts.bought : buyTexts.usedUp(price)}</p>
      {isBought ? (
        <LinkButton size="sm" to="/dashboard/payment" search={{ project: projectId }}>
          {buyTexts.pay}
        </LinkButton>
      ) : (
        <SmallButton onClick={ask}>{buyTexts.buy(price)}</SmallButton>
      )}
    </Stack>
  )
}

type Props = {
  version: ReviewVersion
  rounds: Rounds
  projectId: string
  /** Labels of the other assets that must be approved before the project is done. */
  stillOpen: readonly string[]
  /** True once all is paid: only then can anything be downloaded. */
  isPaidInFull: boolean
}

/** Returns the toast after an approval, which lists what else is still to be approved. */
function approvedText({ version, stillOpen, isPaidInFull }: Props) {
  if (stillOpen.length > 0) return { title: approvalTexts.one, text: approvalTexts.stillOpen(stillOpen) }
  const approved = isPaidInFull ? texts.approved : texts.approvedUnpaid
  return version.isFilm ? approved : { ...approved, title: approvalTexts.one }
}

function approvalText(comments: number, { stillOpen, isPaidInFull }: Props) {
  const end = isPaidInFull ? texts.approveText : texts.approveUnpaid
  const follows = stillOpen.length === 0 ? end : approvalTexts.explain
  return comments === 0 ? follows : `${follows} ${texts.approveOpen(comments)}`
}

/** Actions of the client: approve a version or request changes, with their consequences. */
export function DecisionCard(props: Props) {
  const { version, rounds, projectId } = props
  const can = useCan()
  const { dashboard } = trpc.useUtils()
  const refresh = () =>
    Promise.all([
      dashboard.deliverables.invalidate(),
      dashboard.projects.invalidate(),
      dashboard.status.invalidate(),
    ])
  const request = trpc.dashboard.deliverables.requestChanges.useMutation()
  const approve = trpc.dashboard.deliverables.approve.useMutation()
  const [seen, setSeen] = useState<DecidedVersion>()
  const close = () => setSeen(undefined)
  const comments = version.comments.filter(thread => thread.resolvedAt === null && !thread.fromTeam).length
  // Captured when the question is asked: a file that replaces this one meanwhile is not what was decided on.
  const current = { deliverableId: version.id, fileNumber: version.fileNumber }
  const seenState = version.state === 'changes-requested' ? 'changes-requested' : 'waiting'
  const askApproval = () =>
    confirm(
      {
        title: texts.approveTitle(version.versionName),
        text: approvalText(comments, props),
        confirm: version.isFilm ? texts.approveConfirm : texts.approve,
      },
      () =>
        runWithFeedback(approve.mutateAsync({ ...current, seenState }), {
          done: approvedText(props),
          failed: texts.approveFailed,
          refresh,
        }),
    )
  const sendRequest = (decided: DecidedVersion, text: string | undefined) =>
    runWithFeedback(request.mutateAsync({ ...decided, ...(text && { text }) }), {
      done: texts.requested,
      failed: texts.requestFailed,
      refresh,
    })
  const left = rounds.allowed - rounds.used
  return (
    <section className={style.decision}>
      <Group gap="2px 12px" justify="space-between">
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <b>{reviewTexts.rounds.of(version.round, rounds)}</b>
      </Group>
      {version.state === 'changes-requested' ? (
        <>
          <p>{texts.requestedState}</p>
          <QuietButton onClick={askApproval}>{texts.approveAnyway}</QuietButton>
        </>
      ) : (
        <>
          <Text size="sm">
            {left > 0 && reviewTexts.rounds.left(left)} {texts.intro}
          </Text>
          <Group gap={10} grow preventGrowOverflow={false}>
            <Button onClick={askApproval}>{texts.approve}</Button>
            {left > 0 && (
              <Button variant="default" onClick={() => setSeen(current)}>
                {texts.request}
              </Button>
            )}
          </Group>
          {rounds.next && can('order') && <BuyRound projectId={projectId} next={rounds.next} />}
        </>
      )}
      <AppModal
        opened={seen !== undefined}
        onClose={close}
        title={texts.requestTitle(rounds.used + 1, rounds.allowed)}
      >
        {seen && (
          <RequestChangesForm
            seen={seen}
            rounds={rounds}
            comments={comments}
            onSend={text => sendRequest(seen, text)}
            onClose={close}
          />
        )}
      </AppModal>
    </section>
  )
}
