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
  bones: number[]
  failed: string
  children: (data: Data) => ReactNode
}

/** The three faces of loaded data: skeleton, error with a way to try again, the data. */
export function QueryView<Data>({ query, bones, failed, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!query.isError) return <Skeleton heights={bones} />
  return <ErrorState title={failed} text={sentenceOf(query.error)} retry={() => void query.refetch()} />
}
