import { dateIt } from 'shared/formats/date-it'
import { inboxTexts } from 'shared/messages/it/inbox'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.refund

/** The payment that is asked back; the money goes back from the project's page, its one place. */
export function RefundCard({ lead, payment }: { lead: Lead; payment: NonNullable<Lead['payment']> }) {
  const { totalCents, paidAt, status } = payment
  const facts = [
    { name: texts.total, value: <Money cents={totalCents} /> },
    { name: texts.paidAt, value: paidAt && dateIt(paidAt) },
    { name: texts.state, value: status === 'refunded' && texts.refunded },
  ]
  return (
    <Card title={texts.title}>
      <div className={style.stack}>
        <Facts facts={facts} />
        {lead.project && status === 'paid' && (
          <ButtonLink
            variant="outline"
            size="small"
            to="/team/project/$projectId"
            params={{ projectId: lead.project.id }}
          >
            {texts.give}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
