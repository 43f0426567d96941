import { type ReactNode, useState } from 'react'
import { billingTexts as texts } from 'shared/messages/it/billing'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './billing.module.css'
import { type Billing, BillingForm } from './billing-form.tsx'

type Props = { projectId: string; children: ReactNode }

function Known({ billing, onEdit }: { billing: NonNullable<Billing['billing']>; onEdit: () => void }) {
  const { legalName, vatNumber, taxCode, street, postalCode, city, province } = billing
  return (
    <Card title={texts.invoiceTo}>
      <div className={style.known}>
        <p>
          {legalName}
          <br />
          {vatNumber ? texts.vatNumberOf(vatNumber) : texts.taxCodeOf(taxCode ?? '')}
          <br />
          {texts.addressOf({ street, postalCode, city, province })}
        </p>
        <Button variant="subtle" size="small" onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
    </Card>
  )
}

function Gate({ known, projectId, children }: Props & { known: Billing }) {
  const [isEditing, setEditing] = useState(false)
  if (known.billing === null || isEditing)
    return (
      <Card title={texts.title}>
        <p className={style.intro}>{texts.beforePaying}</p>
        <BillingForm known={known} projectId={projectId} onSaved={() => setEditing(false)} />
      </Card>
    )
  return (
    <div className="stack gap-28">
      <Known billing={known.billing} onEdit={() => setEditing(true)} />
      {children}
    </div>
  )
}

/** On the way to the payment: whom the invoice goes to is asked once, and shown from then on. */
export function BillingGate({ projectId, children }: Props) {
  const query = trpc.dashboard.billing.get.useQuery({ projectId })
  return (
    <QueryView query={query} skeletonHeights={[320]} errorTitle={texts.load}>
      {known => (
        <Gate known={known} projectId={projectId}>
          {children}
        </Gate>
      )}
    </QueryView>
  )
}
