import { useHotkeys, useOs } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import type { Viewer } from '../../lib/team-pages.ts'
import { onDemand } from '../../ui/late-part.tsx'
import style from './search-button.module.css'

const SearchWindow = onDemand(() => import('./search-window.tsx'))

const MAC = ['macos', 'ios']

/** The way to search everywhere: a button, and its shortcut from anywhere, fields too. */
export function SearchButton({ viewer }: { viewer: Viewer }) {
  const isMac = MAC.includes(useOs())
  const [asked, setAsked] = useState(0)
  const open = () => setAsked(times => times + 1)
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <button
        type="button"
        className={style.open}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={SearchWindow.warm}
      >
        <IconSearch size={20} aria-hidden="true" />
        <span className={style.word}>
          {searchTexts.open}
          <span className="visually-hidden"> {searchTexts.everywhere}</span>
        </span>
        <span className={style.keys} aria-hidden="true">
          {isMac ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      <SearchWindow opened={asked > 0} onClose={() => setAsked(0)} viewer={viewer} asked={asked} />
    </>
  )
}
