import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { QueryView } from './query-view.tsx'

type Pages<Item> = {
  data: { pages: { items: Item[] }[] } | undefined
  error: unknown
  isError: boolean
  isPaused: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type Props<Item> = {
  query: Pages<Item>
  /** Heights of the skeleton's bones, in px. */
  skeletonHeights: number[]
  errorTitle: string
  /** What asks for the next page. */
  more: string
  /** In place of a list without anything in it. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A list that comes page by page: its skeleton, its failure, nothing, what there is so far and the way to more. */
export function PagedList<Item>({ query, skeletonHeights, errorTitle, more, empty, children }: Props<Item>) {
  return (
    <>
      <QueryView query={query} skeletonHeights={skeletonHeights} errorTitle={errorTitle}>
        {({ pages }) => {
          const items = pages.flatMap(page => page.items)
          return items.length === 0 ? empty : children(items)
        }}
      </QueryView>
      {query.hasNextPage && (
        <Button variant="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {more}
        </Button>
      )}
    </>
  )
}
