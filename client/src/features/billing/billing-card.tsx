import { billingTexts as texts } from 'shared/messages/it/billing'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { BillingForm } from './billing-form.tsx'

/** The billing data of one's own company, in the profile. */
export function BillingCard() {
  const query = trpc.dashboard.billing.get.useQuery({})
  return (
    <Card title={texts.title}>
      <QueryView query={query} skeletonHeights={[320]} errorTitle={texts.load}>
        {known => <BillingForm known={known} />}
      </QueryView>
    </Card>
  )
}
