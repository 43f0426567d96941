import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 64

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX

/**
 * Keeps the place in a log that grows at both ends: at its end it follows what comes, elsewhere what is being read
 * stays where it is. Rows are known by `data-row`.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, rows: readonly string[], onTop: () => void) {
  const [atEnd, setAtEnd] = useState(true)
  const place = useRef<{ atEnd: boolean; row?: HTMLElement; top: number }>({ atEnd: true, top: 0 })

  const note = () => {
    const node = log.current
    if (!node) return
    const row = [...node.querySelectorAll<HTMLElement>('[data-row]')].find(
      one => one.offsetTop + one.offsetHeight > node.scrollTop,
    )
    place.current = { atEnd: isAtEnd(node), ...(row && { row }), top: row?.offsetTop ?? 0 }
    setAtEnd(place.current.atEnd)
  }
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    note()
  }
  const onScroll = () => {
    note()
    if (log.current && log.current.scrollTop < NEAR_PX) onTop()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows change, before they are seen
  useLayoutEffect(() => {
    const { atEnd: follow, row, top } = place.current
    if (follow) return toEnd()
    if (log.current && row?.isConnected) log.current.scrollTop += row.offsetTop - top
    note()
  }, [rows.join()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the life of the log
  useEffect(() => {
    const node = log.current
    if (!node) return
    const follow = new ResizeObserver(() => place.current.atEnd && toEnd())
    follow.observe(node)
    return () => follow.disconnect()
  }, [])
  return { atEnd, toEnd, onScroll }
}
