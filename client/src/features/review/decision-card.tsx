import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { euro } from 'shared/formats/euro'
import { approvalTexts } from 'shared/messages/it/assets'
import { buyRoundTexts } from 'shared/messages/it/buy-round'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useCommentDraft } from './comment-draft.ts'
import style from './review.module.css'
import { type ReviewVersion, runWithFeedback } from './review-model.ts'

const texts = decideTexts

interface Approved {
  stillOpen: readonly string[]
  isFilm: boolean
  /** True once all is paid: only then can anything be downloaded. */
  isPaidInFull: boolean
}

/** Returns the toast after an approval, which lists what else is still to be approved. */
function approvedText({ stillOpen, isFilm, isPaidInFull }: Approved) {
  if (stillOpen.length > 0) return { title: approvalTexts.one, text: approvalTexts.stillOpen(stillOpen) }
  const words = isPaidInFull ? texts.approved : texts.approvedUnpaid
  return isFilm ? words : { ...words, title: approvalTexts.one }
}

/** The version that is decided on, and the number of its file that was shown. */
interface DecidedVersion {
  deliverableId: string
  fileNumber: number
}

/** Sends the client's decision and refetches the screens that show the project's state. */
function useDecision() {
  const { dashboard } = trpc.useUtils()
  const refresh = () =>
    Promise.all([
      dashboard.deliverables.invalidate(),
      dashboard.projects.invalidate(),
      dashboard.status.invalidate(),
    ])
  const requestCall = trpc.dashboard.deliverables.requestChanges.useMutation()
  const approveCall = trpc.dashboard.deliverables.approve.useMutation()
  return {
    request: (seen: DecidedVersion, text: string | undefined) =>
      runWithFeedback(requestCall.mutateAsync({ ...seen, ...(text && { text }) }), {
        done: texts.requested,
        failed: texts.requestFailed,
        refresh,
      }),
    approve: (seen: DecidedVersion, approved: Approved) =>
      runWithFeedback(approveCall.mutateAsync(seen), {
        done: approvedText(approved),
        failed: texts.approveFailed,
        refresh,
      }),
    isRequesting: requestCall.isPending,
  }
}

type RequestProps = {
  versionId: string
  rounds: Rounds
  /** Number of the client's open comments, which are sent along. */
  comments: number
  busy: boolean
  onSend: (text: string | undefined) => Promise<boolean>
  onClose: () => void
}

function useChangesText({ versionId, comments, onSend, onClose }: RequestProps) {
  const { draft, change, leave } = useCommentDraft(`closing:${versionId}`)
  const [isMissing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    // Without a comment or text the team could not know what to change, and the round would be lost.
    if (comments === 0 && text === '') return setMissing(true)
    if (text.length > COMMENT_MAX) return
    if (!(await onSend(text || undefined))) return
    leave({ text })
    onClose()
  }
  const write = (text: string) => {
    setMissing(false)
    change({ text })
  }
  return { text: draft.text, write, submit, isMissing }
}

/** Explains what a round is before it is used. */
function RequestChangesForm(props: RequestProps) {
  const { rounds, comments, busy, onClose } = props
  const { text, write, submit, isMissing } = useChangesText(props)
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Text mb={18}>
        {texts.requestText(comments)} {texts.requestAfter(rounds.allowed - rounds.used - 1)}
      </Text>
      <TextAreaField
        data-autofocus
        name="text"
        label={texts.words}
        optional={comments > 0}
        maxLength={COMMENT_MAX}
        value={text}
        error={isMissing ? texts.wordsRequired : undefined}
        onChange={event => write(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap={12} mt={24}>
        <Button variant="default" onClick={onClose}>
          {reviewTexts.comments.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {texts.requestConfirm}
        </Button>
      </Group>
    </form>
  )
}

const buyTexts = buyRoundTexts

type BuyProps = { projectId: string; next: { totalCents: number; isBought: boolean } }

function Buy({ projectId, totalCents }: { projectId: string; totalCents: number }) {
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
    <Button variant="default" size="sm" onClick={ask}>
      {buyTexts.buy(price)}
    </Button>
  )
}

/** Offers a further round once all are used, and links to its payment once it is bought. */
function BuyRound({ projectId, next: { totalCents, isBought } }: BuyProps) {
  return (
    <Stack align="flex-start" gap={10}>
      <p>{isBought ? buyTexts.bought : buyTexts.usedUp(euro(totalCents))}</p>
      {isBought ? (
        <LinkButton size="sm" to="/dashboard/payment" search={{ project: projectId }}>
          {buyTexts.pay}
        </LinkButton>
      ) : (
        <Buy projectId={projectId} totalCents={totalCents} />
      )}
    </Stack>
  )
}

const roundTexts = reviewTexts.rounds

export type Rounds = Outputs['dashboard']['deliverables']['list']['rounds']

type Props = {
  version: ReviewVersion
  rounds: Rounds
  projectId: string
  /** Labels of the other assets that must be approved before the project is done. */
  stillOpen: readonly string[]
  /** True once all is paid: only then can anything be downloaded. */
  isPaidInFull: boolean
}

const openOf = (version: ReviewVersion) =>
  version.comments.filter(thread => thread.resolvedAt === null && !thread.fromTeam).length

function RoundText({ version, rounds }: Pick<Props, 'version' | 'rounds'>) {
  return (
    <Group gap="2px 12px">
      <b>{roundTexts.of(version.round, rounds)}</b>
      {rounds.used < rounds.allowed && version.state === 'waiting' && (
        <span>{roundTexts.left(rounds.allowed - rounds.used)}</span>
      )}
    </Group>
  )
}

function Choices({
  version,
  rounds,
  projectId,
  onApprove,
  onRequest,
}: Pick<Props, 'version' | 'rounds' | 'projectId'> & { onApprove: () => void; onRequest: () => void }) {
  if (version.state === 'changes-requested') {
    return (
      <>
        <p>{texts.requestedState}</p>
        <Button variant="subtle" size="sm" onClick={onApprove}>
          {texts.approveAnyway}
        </Button>
      </>
    )
  }
  const isUsedUp = rounds.used >= rounds.allowed
  return (
    <>
      <Text c="dimmed">{texts.intro}</Text>
      <Group gap={10} grow preventGrowOverflow={false}>
        <Button onClick={onApprove}>{texts.approve}</Button>
        {!isUsedUp && (
          <Button variant="default" onClick={onRequest}>
            {texts.request}
          </Button>
        )}
      </Group>
      {rounds.next && <BuyRound projectId={projectId} next={rounds.next} />}
    </>
  )
}

function approvalText(
  comments: number,
  { stillOpen, isPaidInFull }: Pick<Props, 'stillOpen' | 'isPaidInFull'>,
) {
  const end = isPaidInFull ? texts.approveText : texts.approveUnpaid
  const follows = stillOpen.length === 0 ? end : approvalTexts.explain
  return comments === 0 ? follows : `${follows} ${texts.approveOpen(comments)}`
}

/** Actions of the client: approve a version or request changes, with their consequences. */
export function DecisionCard({ version, rounds, projectId, ...end }: Props) {
  const [seen, setSeen] = useState<DecidedVersion>()
  const { request, approve, isRequesting } = useDecision()
  const close = () => setSeen(undefined)
  // Captured when the question is asked: a file that replaces this one meanwhile is not what was decided on.
  const current = { deliverableId: version.id, fileNumber: version.fileNumber }
  const askApproval = () =>
    confirm(
      {
        title: texts.approveTitle(version.versionName),
        text: approvalText(open, end),
        confirm: version.isFilm ? texts.approveConfirm : texts.approve,
      },
      () => approve(current, { ...end, isFilm: version.isFilm }),
    )
  const open = openOf(version)
  return (
    <section className={style.decision}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <RoundText version={version} rounds={rounds} />
      <Choices
        version={version}
        rounds={rounds}
        projectId={projectId}
        onApprove={askApproval}
        onRequest={() => setSeen(current)}
      />
      <AppModal
        opened={seen !== undefined}
        onClose={close}
        title={texts.requestTitle(rounds.used + 1, rounds.allowed)}
      >
        {seen && (
          <RequestChangesForm
            versionId={version.id}
            rounds={rounds}
            comments={open}
            busy={isRequesting}
            onSend={text => request(seen, text)}
            onClose={close}
          />
        )}
      </AppModal>
    </section>
  )
}
