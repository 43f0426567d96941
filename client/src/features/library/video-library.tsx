import { useEffect, useId, useRef, useState } from 'react'
import { type LibraryItem, videoLibrary } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { EmptyShelf } from './empty-shelf.tsx'
import { LibraryBar } from './library-bar.tsx'
import { LibraryCard } from './library-card.tsx'
import { itemsFound, onShelf, type Shelf } from './library-search.ts'
import { LibraryTabs } from './library-tabs.tsx'
import type { Saving } from './saving.ts'
import style from './video-library.module.css'
import { WatchView } from './watch-view.tsx'

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
          <EmptyShelf text={text} found={found} onPick={pick} onReset={() => onLook(everything)} />
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
function useWayBack(watched: LibraryItem | null) {
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
  const root = useWayBack(watched)
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
