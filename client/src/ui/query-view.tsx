import type { ReactNode } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'
import { ErrorState } from './empty-state.tsx'
import { getErrorMessage, showErrorToast } from './errors.ts'
import { Skeleton } from './skeleton.tsx'

interface Query<Data> {
  data: Data | undefined
  error: unknown
  isError: boolean
  /** True while the request waits for the connection. */
  isPaused: boolean
  refetch: () => unknown
}

interface Loading {
  /** Heights of the skeleton's lines, in px. */
  skeletonHeights: number[]
  errorTitle: string
}

type ViewProps<Data> = Loading & { query: Query<Data>; children: (data: Data) => ReactNode }

/**
 * Shows loaded data; before that a skeleton, and an error with a retry where loading failed or the browser is offline.
 */
export function QueryView<Data>({ query, skeletonHeights, errorTitle, children }: ViewProps<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.isPaused) return <ErrorState title={uiTexts.offline.title} text={uiTexts.offline.text} />
  if (!query.isError) return <Skeleton heights={skeletonHeights} />
  return (
    <ErrorState title={errorTitle} text={getErrorMessage(query.error)} retry={() => void query.refetch()} />
  )
}

export interface NextPage {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<{ error: unknown }>
}

/** Loads the next page of a list. A failure is shown as a toast, with the text of `failed`. */
export async function loadMore(query: NextPage, failed?: string): Promise<void> {
  const { error } = await query.fetchNextPage()
  if (error) showErrorToast(error, failed ? { text: failed } : {})
}

interface Pages<Item> extends Query<{ pages: { items: Item[] }[] }>, NextPage {}

type ListProps<Item> = Loading & {
  query: Pages<Item>
  /** Label of the button that loads the next page. */
  more?: string
  /** Rendered in place of an empty list. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** Shows a paged list with its skeleton, error and empty state, and a button for the next page. */
export function PagedList<Item>({ query, more, empty, children, ...loading }: ListProps<Item>) {
  return (
    <>
      <QueryView query={query} {...loading}>
        {({ pages }) => {
          const items = pages.flatMap(page => page.items)
          return items.length === 0 ? empty : children(items)
        }}
      </QueryView>
      {query.hasNextPage && (
        <Button
          variant="outline"
          busy={query.isFetchingNextPage}
          onClick={() => void loadMore(query, loading.errorTitle)}
        >
          {more ?? uiTexts.more}
        </Button>
      )}
    </>
  )
}
