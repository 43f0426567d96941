import { useState } from 'react'
import { approvalTexts } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { decideTexts } from 'shared/messages/it/review-decision'
import type { Outputs } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { BuyRound } from './buy-round.tsx'
import { RequestChangesDialog } from './request-changes-dialog.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'
import { type Seen, useDecision } from './use-decision.ts'

const texts = decideTexts
const roundTexts = reviewTexts.rounds

export type Rounds = Outputs['dashboard']['deliverables']['list']['rounds']

type Props = {
  version: ReviewVersion
  rounds: Rounds
  projectId: string
  /** What else has to be approved before the project is done. */
  stillOpen: readonly string[]
  /** Whether all is paid: only then can anything be downloaded. */
  isPaidInFull: boolean
}
type Asked = 'changes' | 'approval'

const openOf = (version: ReviewVersion) =>
  version.comments.filter(thread => thread.resolvedAt === null && !thread.fromTeam).length

/** The counter in words, and what remains. */
function RoundWords({ version, rounds }: Pick<Props, 'version' | 'rounds'>) {
  return (
    <p className={style.round}>
      <b>{roundTexts.of(version.round, rounds)}</b>
      {rounds.used < rounds.allowed && version.state === 'waiting' && (
        <span>{roundTexts.left(rounds.allowed - rounds.used)}</span>
      )}
    </p>
  )
}

function Choices({
  version,
  rounds,
  projectId,
  onAsk,
}: Pick<Props, 'version' | 'rounds' | 'projectId'> & { onAsk: (asked: Asked) => void }) {
  if (version.state === 'changes-requested') {
    return (
      <>
        <p>{texts.requestedState}</p>
        <Button variant="subtle" size="small" onClick={() => onAsk('approval')}>
          {texts.approveAnyway}
        </Button>
      </>
    )
  }
  const isUsedUp = rounds.used >= rounds.allowed
  return (
    <>
      <p className={style.soft}>{texts.intro}</p>
      <div className={style.choices}>
        <Button wide onClick={() => onAsk('approval')}>
          {texts.approve}
        </Button>
        {!isUsedUp && (
          <Button variant="outline" wide onClick={() => onAsk('changes')}>
            {texts.request}
          </Button>
        )}
      </div>
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

/** What the client decides about a version that waits, or that changes were asked for, each with a word about what follows. */
export function DecisionCard({ version, rounds, projectId, ...end }: Props) {
  const [{ asked, seen }, setAsked] = useState<{ asked?: Asked; seen?: Seen }>({})
  const { request, approve, isRequesting, isApproving } = useDecision()
  const close = () => setAsked({})
  // A file that takes the place of this one meanwhile is not what was asked about.
  const ask = (next: Asked) =>
    setAsked({ asked: next, seen: { deliverableId: version.id, fileNumber: version.fileNumber } })
  const open = openOf(version)
  return (
    <section className={style.decision}>
      <h2 className={style.title}>{texts.title}</h2>
      <RoundWords version={version} rounds={rounds} />
      <Choices version={version} rounds={rounds} projectId={projectId} onAsk={ask} />
      {asked === 'changes' && seen && (
        <RequestChangesDialog
          versionId={version.id}
          rounds={rounds}
          comments={open}
          busy={isRequesting}
          onSend={text => request(seen, text)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={asked === 'approval'}
        title={texts.approveTitle(version.versionName)}
        text={approvalText(open, end)}
        confirm={version.isFilm ? texts.approveConfirm : texts.approve}
        busy={isApproving}
        onConfirm={() => seen && void approve(seen, { ...end, isFilm: version.isFilm }).then(close)}
        onClose={close}
      />
    </section>
  )
}
