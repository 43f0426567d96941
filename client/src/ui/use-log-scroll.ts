import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 64

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX

/**
 * Keeps the scroll position in a log that grows at both ends: at its end it follows new rows, elsewhere the visible row
 * stays in place. Rows are found by `data-row`.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, rows: readonly string[], onTop: () => void) {
  const [atEnd, setAtEnd] = useState(true)
  const position = useRef<{ atEnd: boolean; row?: HTMLElement; top: number }>({ atEnd: true, top: 0 })

  const remember = () => {
    const node = log.current
    if (!node) return
    const row = [...node.querySelectorAll<HTMLElement>('[data-row]')].find(
      element => element.offsetTop + element.offsetHeight > node.scrollTop,
    )
    position.current = { atEnd: isAtEnd(node), ...(row && { row }), top: row?.offsetTop ?? 0 }
    setAtEnd(position.current.atEnd)
  }
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    remember()
  }
  const onScroll = () => {
    remember()
    if (log.current && log.current.scrollTop < NEAR_PX) onTop()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows change, before they are seen
  useLayoutEffect(() => {
    const { atEnd: follow, row, top } = position.current
    if (follow) return toEnd()
    if (log.current && row?.isConnected) log.current.scrollTop += row.offsetTop - top
    remember()
  }, [rows.join()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the life of the log
  useEffect(() => {
    const node = log.current
    if (!node) return
    const follow = new ResizeObserver(() => position.current.atEnd && toEnd())
    follow.observe(node)
    return () => follow.disconnect()
  }, [])
  return { atEnd, toEnd, onScroll }
}

/** Returns whether the page is in the foreground. */
export function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return visible
}
