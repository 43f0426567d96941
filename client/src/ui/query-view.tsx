import type { ReactNode } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { ErrorState } from './error-state.tsx'
import { sentenceOf } from './failure.ts'
import { Skeleton } from './skeleton.tsx'

type Query<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  /** True while the request waits for the connection. */
  isPaused: boolean
  refetch: () => unknown
}

type Props<Data> = {
  query: Query<Data>
  /** Heights of the skeleton's bones, in px. */
  skeletonHeights: number[]
  errorTitle: string
  children: (data: Data) => ReactNode
}

/** Shows loaded data; before that a skeleton, and an error with a retry where loading failed or the browser is offline. */
export function QueryView<Data>({ query, skeletonHeights, errorTitle, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.isPaused) return <ErrorState title={uiTexts.offline.title} text={uiTexts.offline.text} />
  if (!query.isError) return <Skeleton heights={skeletonHeights} />
  return <ErrorState title={errorTitle} text={sentenceOf(query.error)} retry={() => void query.refetch()} />
}
