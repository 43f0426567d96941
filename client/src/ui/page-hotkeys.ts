import { useHotkeys } from '@mantine/hooks'

/** Returns the shown dialogs; one that stays mounted is hidden once it is closed. */
export const shownDialogs = (): Element[] =>
  [...document.querySelectorAll('[role="dialog"]')].filter(dialog => dialog.checkVisibility())

/** Handles shortcuts of a page. They do nothing while a dialog is open; Mantine's hook ignores them in fields. */
export function usePageHotkeys(keys: [string, () => void][]): void {
  const unlessCovered = (act: () => void) => () => {
    if (shownDialogs().length === 0) act()
  }
  useHotkeys(keys.map(([key, act]) => [key, unlessCovered(act)]))
}
