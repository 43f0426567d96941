import { dateIt } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { Button, WindowButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { SumLines } from '../../ui/sum-lines.tsx'
import style from './proposals.module.css'
import type { Proposal } from './proposals.tsx'
import { useAccept } from './use-accept.ts'

const DeclineDialog = onDemand(() => import('./decline-dialog.tsx'))

const texts = proposalTexts.client

const afterwards = ({ kind, totalCents }: Proposal): string =>
  kind === 'addendum' && totalCents < 0 ? texts.after.lower : texts.after[kind]

/** What a manager proposes, with why and until when, and the two answers. */
export function OpenProposal({ proposal, projectId }: { proposal: Proposal; projectId: string }) {
  const { accept, isAccepting } = useAccept(projectId)
  const { id, kind, madeBy, reason, validUntil } = proposal
  return (
    <Card title={texts.title[kind]} className={style.card}>
      {madeBy && <p className="note">{texts.from(madeBy)}</p>}
      <p className="typed">{reason}</p>
      <SumLines lines={proposal.lines} total={texts.total} totalCents={proposal.totalCents} />
      <p>{afterwards(proposal)}</p>
      <div className="cluster center gap-12-16">
        <Button busy={isAccepting} onClick={() => accept(id, kind)}>
          {texts.accept}
        </Button>
        <WindowButton variant="outline" window={state => <DeclineDialog {...state} proposalId={id} />}>
          {texts.decline}
        </WindowButton>
        <span className="note">{texts.validUntil(dateIt(validUntil))}</span>
      </div>
    </Card>
  )
}
