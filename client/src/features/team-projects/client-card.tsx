import { dashboardTexts } from 'shared/messages/it/dashboard'
import { teamTexts } from 'shared/messages/it/team'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const texts = dashboardTexts.profile

/** Whom it is for; the ways to reach them are there for managers. */
export function ClientCard({ project: { client } }: { project: TeamProject }) {
  const { fullName, company, email, phone, website } = client
  const facts = [
    { name: texts.fullName, value: fullName },
    { name: texts.company, value: company },
    { name: texts.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
    { name: texts.phone, value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
    {
      name: texts.website,
      value: website && (
        <a href={website} target="_blank" rel="noreferrer">
          {website}
        </a>
      ),
    },
  ]
  return (
    <Card title={teamTexts.project.client}>
      <Facts facts={facts} />
    </Card>
  )
}
