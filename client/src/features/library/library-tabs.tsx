import { Tabs, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { libraryCategories, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import type { Shelf } from './library-search.ts'
import style from './library-tabs.module.css'

const shelves: readonly Shelf[] = ['all', ...libraryCategories]

export const shelfName = (shelf: Shelf) => (shelf === 'all' ? texts.all : libraryCategoryTexts[shelf])

type Props = {
  shelf: Shelf
  countOf: (shelf: Shelf) => number
  onPick: (shelf: Shelf) => void
  children: ReactNode
}

/** Renders the categories, with how many videos each holds, above the videos of the chosen one. */
export function LibraryTabs({ shelf, countOf, onPick, children }: Props) {
  return (
    <Tabs
      variant="unstyled"
      value={shelf}
      onChange={next => onPick(next as Shelf)}
      classNames={{ list: style.tabs ?? '', tab: style.tab ?? '' }}
    >
      <Tabs.List aria-label={texts.categories}>
        {shelves.map(each => (
          <Tabs.Tab key={each} value={each}>
            {shelfName(each)}{' '}
            <Text span ff="monospace" fz="sm" fw={500} ml={4}>
              {countOf(each)}
            </Text>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shelf} pt={20}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
