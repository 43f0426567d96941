import { Link } from '@tanstack/react-router'
import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { Lead } from './lead-screen.tsx'
import { OutLink } from './out-link.tsx'

const { contacts, fields, marketing } = inboxTexts.detail

/** Who has written, and the ways to reach them. */
export function ContactsCard({ lead }: { lead: Lead }) {
  const { name, company, email, phone, location, website, videoUrl, project, createdAt } = lead
  const facts = [
    { name: fields.name, value: name },
    { name: fields.company, value: company },
    { name: fields.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
    { name: fields.phone, value: phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
    { name: fields.location, value: location },
    { name: fields.website, value: website && <OutLink url={website} /> },
    { name: fields.videoUrl, value: videoUrl && <OutLink url={videoUrl} /> },
    {
      name: fields.project,
      value: project && (
        <Link to="/team/project/$projectId" params={{ projectId: project.id }}>
          {project.title}
        </Link>
      ),
    },
    { name: fields.received, value: <RelativeTime moment={createdAt} /> },
    { name: fields.marketing, value: lead.hasMarketing && marketing },
  ]
  return (
    <Card title={contacts}>
      <Facts facts={facts} />
    </Card>
  )
}
