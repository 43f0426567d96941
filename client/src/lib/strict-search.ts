import { useNavigate } from '@tanstack/react-router'

type Address = Record<string, unknown>

/** Search params of every page of the dashboard, validated by its layout. */
const OF_THE_LAYOUT = ['project']

/**
 * Parses the search params of a page. The router merges the parsed params into the raw ones; keys that were not parsed
 * are set to undefined.
 */
export function strictSearch<Read extends (address: Address) => object>(read: Read): Read {
  const own = (address: Address) => {
    const others = Object.keys(address).filter(name => !OF_THE_LAYOUT.includes(name))
    return { ...Object.fromEntries(others.map(name => [name, undefined])), ...read(address) }
  }
  return own as Read
}

/** Returns a function that replaces the search params of the page. Adds no history entry and keeps the scroll position. */
export function useReplaceSearch() {
  const navigate = useNavigate()
  return (search: object) => void navigate({ to: '.', search, replace: true, resetScroll: false })
}
