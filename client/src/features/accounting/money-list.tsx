import { IconCoinEuro } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import type { AdministrationView } from 'shared/administration/filters'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'

type Props<Item> = {
  view: AdministrationView
  query: ComponentProps<typeof PagedList<Item>>['query'] & { isPlaceholderData: boolean }
  /** One line, by its key. */
  children: (item: Item) => ReactNode
}

/** One of the lists, page by page. */
export function MoneyList<Item>({ view, query, children }: Props<Item>) {
  return (
    <PagedList
      query={query}
      skeletonHeights={[76, 76, 76, 76]}
      errorTitle={texts.load}
      more={texts.more}
      empty={<EmptyState icon={IconCoinEuro} title={texts.empty[view].title} text={texts.empty[view].text} />}
    >
      {items => (
        <ul className={rows.list} aria-busy={query.isPlaceholderData}>
          {items.map(children)}
        </ul>
      )}
    </PagedList>
  )
}
