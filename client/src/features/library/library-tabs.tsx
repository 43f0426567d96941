import type { KeyboardEvent } from 'react'
import { libraryCategories, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import type { Shelf } from './library-search.ts'
import style from './library-tabs.module.css'

const shelves: readonly Shelf[] = ['all', ...libraryCategories]

export const shelfName = (shelf: Shelf) => (shelf === 'all' ? texts.all : libraryCategoryTexts[shelf])

const steps: Record<string, (at: number) => number> = {
  ArrowRight: at => (at + 1) % shelves.length,
  ArrowLeft: at => (at + shelves.length - 1) % shelves.length,
  Home: () => 0,
  End: () => shelves.length - 1,
}

type Props = {
  id: string
  shelf: Shelf
  countOf: (shelf: Shelf) => number
  onPick: (shelf: Shelf) => void
}

/** The categories, with how many videos each holds; arrows, Home and End go from one to the other. */
export function LibraryTabs({ id, shelf, countOf, onPick }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = shelves[steps[event.key]?.(shelves.indexOf(shelf)) ?? -1]
    if (!next) return
    event.preventDefault()
    onPick(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div className={style.tabs} role="tablist" aria-label={texts.categories} onKeyDown={onKeyDown}>
      {shelves.map(each => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}-${each}`}
          className={style.tab}
          aria-selected={each === shelf}
          aria-controls={`${id}-panel`}
          tabIndex={each === shelf ? 0 : -1}
          onClick={() => onPick(each)}
        >
          {shelfName(each)} <span className={style.count}>{countOf(each)}</span>
        </button>
      ))}
    </div>
  )
}
