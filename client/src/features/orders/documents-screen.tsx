import { IconReceiptEuro } from '@tabler/icons-react'
import { documentTexts as texts } from 'shared/messages/it/documents'
import { trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './documents.module.css'
import { OrderCard } from './order-card.tsx'

const useOrders = () =>
  trpc.dashboard.documents.list.useInfiniteQuery({}, { getNextPageParam: page => page.nextCursor })

function Empty() {
  return (
    <EmptyState icon={IconReceiptEuro} title={texts.empty} text={texts.emptyText}>
      <ButtonLink to="/dashboard/quote">{texts.toQuote}</ButtonLink>
    </EmptyState>
  )
}

/** What the company has paid and is to pay, order by order, with the documents about it. */
export function DocumentsScreen() {
  const query = useOrders()
  const invoicing = query.data?.pages[0]?.invoicing ?? 'on'
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {invoicing !== 'on' && <p className={style.notice}>{texts.invoicingOff[invoicing]}</p>}
      <PagedList
        query={query}
        skeletonHeights={[280, 280]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<Empty />}
      >
        {orders => (
          <>
            {orders.map(order => (
              <OrderCard key={order.projectId} order={order} />
            ))}
          </>
        )}
      </PagedList>
    </Screen>
  )
}
