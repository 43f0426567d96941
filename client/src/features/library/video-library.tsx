import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type LibraryItem, libraryCategories, videoLibrary } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { Button } from '../../ui/button.tsx'
import barStyle from './library-bar.module.css'
import { LibraryCard } from './library-card.tsx'
import { itemsFound, onShelf, type Shelf } from './library-search.ts'
import { LibraryTabs, shelfName } from './library-tabs.tsx'
import type { Saving } from './use-saving.ts'
import style from './video-library.module.css'
import { WatchView } from './watch-view.tsx'

const emptyTexts = texts.empty

type Props = {
  text: string
  /** Videos that the search finds in the other categories. */
  found: readonly LibraryItem[]
  onPick: (shelf: Shelf) => void
  onReset: () => void
}

/** Nothing found here: says where there is something, and how to see everything again. */
function NoResults({ text, found, onPick, onReset }: Props) {
  const elsewhere = libraryCategories.filter(category => onShelf(found, category).length > 0)
  return (
    <div className={style.empty}>
      <h3 className={style.emptyTitle}>{emptyTexts.title(text.trim())}</h3>
      {elsewhere.length === 0 && <p>{emptyTexts.text}</p>}
      <div className={style.ways}>
        {elsewhere.map(category => (
          <Button key={category} variant="outline" onClick={() => onPick(category)}>
            {emptyTexts.elsewhere(shelfName(category), onShelf(found, category).length)}
          </Button>
        ))}
        <Button variant="outline" onClick={onReset}>
          {emptyTexts.reset}
        </Button>
      </div>
    </div>
  )
}

type SearchProps = { text: string; onSearch: (text: string) => void }

function Search({ text, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={barStyle.search}>
      <IconSearch size={20} aria-hidden="true" className={barStyle.glass} />
      <input
        ref={field}
        type="search"
        className={barStyle.input}
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        maxLength={80}
        value={text}
        onChange={event => onSearch(event.currentTarget.value)}
      />
      {text && (
        <button
          type="button"
          className={barStyle.clear}
          aria-label={texts.clear}
          onClick={() => {
            onSearch('')
            field.current?.focus()
          }}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** Chooses the project to save videos to. Rendered only for clients with more than one. */
function ProjectChoice({ saving }: { saving: Saving }) {
  const id = useId()
  if (saving.state !== 'ready' || saving.projects.length < 2) return null
  return (
    <div className={barStyle.project}>
      <label htmlFor={id}>{texts.project}</label>
      <select
        id={id}
        className={barStyle.select}
        value={saving.projectId}
        onChange={event => saving.choose(event.currentTarget.value)}
      >
        {saving.projects.map(project => (
          <option key={project.id} value={project.id}>
            {project.title}
          </option>
        ))}
      </select>
    </div>
  )
}

function LibraryBar({ saving, ...search }: SearchProps & { saving: Saving }) {
  return (
    <div className={barStyle.bar}>
      <Search {...search} />
      <ProjectChoice saving={saving} />
    </div>
  )
}

type Looking = { text: string; shelf: Shelf }

const everything: Looking = { text: '', shelf: 'all' }

type BrowseProps = {
  saving: Saving
  looking: Looking
  onLook: (looking: Looking) => void
  onPlay: (item: LibraryItem) => void
}

function Browse({ saving, looking, onLook, onPlay }: BrowseProps) {
  const id = useId()
  const { text, shelf } = looking
  const found = itemsFound(videoLibrary, text)
  const shown = onShelf(found, shelf)
  const pick = (next: Shelf) => onLook({ text, shelf: next })
  return (
    <div className="stack gap-20">
      <p className={style.intro}>{texts.intro}</p>
      <LibraryBar text={text} onSearch={next => onLook({ text: next, shelf })} saving={saving} />
      <LibraryTabs id={id} shelf={shelf} countOf={each => onShelf(found, each).length} onPick={pick} />
      <p className="visually-hidden" role="status">
        {texts.found(shown.length)}
      </p>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shelf}`} className="shrinkable">
        {shown.length === 0 ? (
          <NoResults text={text} found={found} onPick={pick} onReset={() => onLook(everything)} />
        ) : (
          <ul className={style.grid}>
            {shown.map(item => (
              <LibraryCard key={item.id} item={item} saving={saving} onPlay={onPlay} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Goes back to the video that was watched, as if one had only looked up. */
function useRestoreScrollAndFocus(watched: LibraryItem | null) {
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<LibraryItem | null>(null)
  useEffect(() => {
    const { current } = left
    left.current = watched
    if (!watched && current)
      root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(current.id)}"]`)?.focus()
  }, [watched])
  return root
}

/** The whole library: looking around, watching, saving. Stands in a window or on a screen of its own. */
export function VideoLibrary({ saving }: { saving: Saving }) {
  const [watched, watch] = useState<LibraryItem | null>(null)
  const [looking, look] = useState(everything)
  const root = useRestoreScrollAndFocus(watched)
  return (
    <div ref={root} className={style.library}>
      {watched ? (
        <WatchView
          key={watched.id}
          item={watched}
          saving={saving}
          onPlay={watch}
          onBack={() => watch(null)}
        />
      ) : (
        <Browse saving={saving} looking={looking} onLook={look} onPlay={watch} />
      )}
    </div>
  )
}
