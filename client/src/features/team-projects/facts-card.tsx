import { teamTexts } from 'shared/messages/it/team'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { PaymentFact } from './payment-fact.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const texts = teamTexts.project

/** What is known of the video. */
export function FactsCard({ project }: { project: TeamProject }) {
  const { description, videoType, duration, style, createdAt, payment } = project
  const facts = [
    { name: texts.description, value: description },
    { name: texts.videoType, value: videoType },
    { name: texts.duration, value: duration },
    { name: texts.style, value: style },
    { name: texts.payment, value: payment && <PaymentFact payment={payment} projectId={project.id} /> },
    { name: texts.created, value: <RelativeTime moment={createdAt} /> },
  ]
  return (
    <Card>
      <Facts facts={facts} beside />
    </Card>
  )
}
