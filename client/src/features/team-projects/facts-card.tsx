import { teamTexts } from 'shared/messages/it/team'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Facts } from './facts.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const texts = teamTexts.project

function Payment({ payment }: { payment: NonNullable<TeamProject['payment']> }) {
  return (
    <>
      {payment.status === 'paid' ? texts.paid : texts.notPaid}
      {payment.totalCents !== null && (
        <>
          {' · '}
          <Money cents={payment.totalCents} />
        </>
      )}
    </>
  )
}

/** What is known of the video. */
export function FactsCard({ project }: { project: TeamProject }) {
  const { description, videoType, duration, style, createdAt, payment } = project
  const facts = [
    { name: texts.description, value: description },
    { name: texts.videoType, value: videoType },
    { name: texts.duration, value: duration },
    { name: texts.style, value: style },
    { name: texts.payment, value: payment && <Payment payment={payment} /> },
    { name: texts.created, value: <RelativeTime moment={createdAt} /> },
  ]
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  )
}
