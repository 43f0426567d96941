import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { sentenceOf } from './failure.ts'
import { Skeleton } from './skeleton.tsx'

type Query<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  refetch: () => unknown
}

type Props<Data> = {
  query: Query<Data>
  /** Heights of the skeleton's bones, in px. */
  skeletonHeights: number[]
  errorTitle: string
  children: (data: Data) => ReactNode
}

/** The three faces of loaded data: skeleton, error with a way to try again, the data. */
export function QueryView<Data>({ query, skeletonHeights, errorTitle, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!query.isError) return <Skeleton heights={skeletonHeights} />
  return <ErrorState title={errorTitle} text={sentenceOf(query.error)} retry={() => void query.refetch()} />
}
