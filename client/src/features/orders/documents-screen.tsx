import { Alert } from '@mantine/core'
import { IconReceiptEuro } from '@tabler/icons-react'
import { documentTexts as texts } from 'shared/messages/it/documents'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OrderCard } from './order-card.tsx'

export function DocumentsScreen() {
  const query = trpc.dashboard.documents.list.useInfiniteQuery({}, cursorQueryOptions)
  const invoicing = query.data?.pages[0]?.invoicing ?? 'on'
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {invoicing !== 'on' && (
        <Alert color="yellow" role="note">
          {texts.invoicingOff[invoicing]}
        </Alert>
      )}
      <PagedList
        query={query}
        skeletonHeights={[280, 280]}
        errorTitle={texts.load}
        more={texts.more}
        empty={
          <EmptyState icon={IconReceiptEuro} title={texts.empty} text={texts.emptyText}>
            <LinkButton to="/dashboard/quote">{texts.toQuote}</LinkButton>
          </EmptyState>
        }
      >
        {orders => orders.map(order => <OrderCard key={order.projectId} order={order} />)}
      </PagedList>
    </Screen>
  )
}
