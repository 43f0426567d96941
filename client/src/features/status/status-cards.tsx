import { dashboardTexts } from 'shared/messages/it/dashboard'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { PaidPageLink } from '../../lib/payment-page-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import { Money } from '../../ui/money.tsx'
import style from './status-screen.module.css'
import type { Status } from './status-screen.tsx'

const texts = dashboardTexts.statusPage

function Team({ team }: { team: Status['team'] }) {
  if (team.length === 0) return <p className="soft breaks">{texts.teamEmpty}</p>
  return (
    <ul className="stack gap-12">
      {team.map(member => (
        <li key={member.id} className={style.member}>
          <span className={`round ${style.face}`} aria-hidden="true">
            {member.initials}
          </span>
          <span>
            <b>{member.fullName}</b>
            <small>{member.role}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The order's total and what of it is to be paid next; nothing before a quote is confirmed. */
function Price({ agreedTotalCents, due }: Status) {
  if (agreedTotalCents === null) return null
  return (
    <div className="soft">
      <p>
        {texts.price.total} <Money cents={agreedTotalCents} />
      </p>
      {due && due.status !== 'expired' && (
        <p>
          {due.isTransfer ? texts.price.transfer : texts.price[due.instalment]}{' '}
          <Money cents={due.totalCents} />
        </p>
      )}
    </div>
  )
}

/** Project with its price, expected day, people. */
export function StatusCards({ status, project }: { status: Status; project: { id: string; title: string } }) {
  return (
    <div className={style.cards}>
      <Card title={texts.project}>
        <p className="soft breaks">{project.title}</p>
        <Price {...status} />
        <PaidPageLink projectId={project.id} />
      </Card>
      <Card title={deliveryTexts.title(status.delivery)}>
        <DeliveryDay delivery={status.delivery} />
      </Card>
      <Card title={texts.team}>
        <Team team={status.team} />
      </Card>
    </div>
  )
}
