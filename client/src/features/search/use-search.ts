import { useDebouncedValue } from '@mantine/hooks'
import { LEAST_SEARCHED } from 'shared/search/search-patterns'
import type { Viewer } from '../../lib/team-pages.ts'
import { trpc } from '../../lib/trpc.ts'
import { groupsOf } from './found-groups.ts'

const TYPING_MS = 180

/** What is found for a text while it is being typed; what was found before stays until then. */
export function useSearch(typed: string, viewer: Viewer) {
  const text = typed.trim()
  const [settled] = useDebouncedValue(text, TYPING_MS)
  const isLongEnough = text.length >= LEAST_SEARCHED
  const query = trpc.team.search.useQuery(
    { text: settled },
    { enabled: isLongEnough && settled.length >= LEAST_SEARCHED, placeholderData: previous => previous },
  )
  const isPending = isLongEnough && (settled !== text || query.isFetching)
  const groups = groupsOf(text, viewer, isLongEnough && !query.isError ? query.data : undefined)
  const options = groups.flatMap(group => group.options)
  return { text, isLongEnough, isPending, failure: isLongEnough ? query.error : null, groups, options, query }
}

export type Search = ReturnType<typeof useSearch>
