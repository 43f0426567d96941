import { useLayoutEffect, useState } from 'react'

export type Target = { isInMenu: boolean; box: { top: number; left: number; width: number; height: number } }

const GAP = 4

/** The link that a step is about; on small screens, where links hide in the menu, the menu's button. */
function find(path: string): Target | undefined {
  const link = document.querySelector<HTMLElement>(`[data-link="${path}"]`)
  const isInMenu = !link?.offsetParent
  const element = isInMenu ? document.querySelector<HTMLElement>('[data-menu-button]') : link
  if (!element) return undefined
  element.scrollIntoView({ block: 'nearest' })
  const { top, left, width, height } = element.getBoundingClientRect()
  return {
    isInMenu,
    box: { top: top - GAP, left: left - GAP, width: width + 2 * GAP, height: height + 2 * GAP },
  }
}

/** Where a step points; follows when the window or the sidebar changes its size. */
export function useTarget(path: string): Target | undefined {
  const [target, setTarget] = useState<Target>()
  useLayoutEffect(() => {
    const look = () => setTarget(find(path))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    for (const link of document.querySelectorAll('[data-link]')) sizes.observe(link)
    window.addEventListener('resize', look)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [path])
  return target
}
