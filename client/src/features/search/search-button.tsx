import { Kbd } from '@mantine/core'
import { useHotkeys, useOs } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import type { Viewer } from '../../lib/team-pages.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import style from './search.module.css'

const SearchWindow = lazyComponent(() => import('./search-window.tsx'))

const MAC = ['macos', 'ios']

/** Opens the search window, also by a shortcut, which works in fields, too. */
export function SearchButton({ viewer }: { viewer: Viewer }) {
  const isMac = MAC.includes(useOs())
  const [openCount, setOpenCount] = useState(0)
  const open = () => setOpenCount(count => count + 1)
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <SmallButton
        mr={8}
        className={style.open}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        rightSection={
          <Kbd size="xs" aria-hidden="true">
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Kbd>
        }
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={SearchWindow.preload}
      >
        {searchTexts.open}
        <span className="visually-hidden"> {searchTexts.everywhere}</span>
      </SmallButton>
      <SearchWindow
        opened={openCount > 0}
        onClose={() => setOpenCount(0)}
        viewer={viewer}
        openCount={openCount}
      />
    </>
  )
}
