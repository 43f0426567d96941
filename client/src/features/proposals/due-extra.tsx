import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalTexts } from 'shared/messages/it/proposals'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { ProposalLines } from './proposal-lines.tsx'
import style from './proposals.module.css'
import type { Proposal } from './proposals.tsx'

/** Pays once, however often it is pressed; a page of the provider that was left open is found again. */
function usePayExtra(proposalId: string) {
  const { dashboard } = trpc.useUtils()
  const [requestId] = useState(() => crypto.randomUUID())
  const call = trpc.dashboard.payment.payExtra.useMutation({
    onSuccess: answer => {
      if (answer.state === 'redirect') location.assign(answer.url)
    },
    onError: error => showFailure(error, orderTexts.payment.failed),
    onSettled: () => dashboard.proposals.invalidate(),
  })
  return { pay: () => call.mutate({ proposalId, requestId }), isAsking: call.isPending }
}

/** What was accepted apart from the quote, and is to be paid. */
export function DueExtra({ proposal }: { proposal: Proposal }) {
  const { pay, isAsking } = usePayExtra(proposal.id)
  const isUnderWay = proposal.payment === 'processing'
  const { title, due } = { title: proposalTexts.kinds[proposal.kind], due: proposalTexts.due }
  return (
    <Card title={title} className={style.card}>
      <ProposalLines {...proposal} />
      <p role="status">{isUnderWay ? orderTexts.payment.processing : due.text}</p>
      <div className={style.acts}>
        <Button variant={isUnderWay ? 'outline' : 'primary'} busy={isAsking} onClick={pay}>
          {isUnderWay ? paymentTexts.open.resume : due.pay(euro(proposal.totalCents))}
        </Button>
      </div>
    </Card>
  )
}
