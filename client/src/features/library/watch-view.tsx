import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type LibraryItem, libraryCategoryTexts, videoLibrary } from 'shared/catalogue/video-library'
import { durationIt } from 'shared/formats/duration-it'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { NewTabLink, VideoPlayer } from '../../ui/player/video-player.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { playable, stillOf } from './item-still.ts'
import { SaveButton } from './library-card.tsx'
import type { Saving } from './use-saving.ts'
import style from './watch-view.module.css'

const AT_MOST = 4

type Props = {
  item: LibraryItem
  saving: Saving
  onPlay: (item: LibraryItem) => void
  onBack: () => void
}

/** Others of the same category, those that come after first. */
function siblingsOf(item: LibraryItem): LibraryItem[] {
  const same = videoLibrary.filter(({ category }) => category === item.category)
  const at = same.indexOf(item)
  return [...same.slice(at + 1), ...same.slice(0, at)].slice(0, AT_MOST)
}

function Siblings({ item, onPlay }: Pick<Props, 'item' | 'onPlay'>) {
  return (
    <section>
      <h3 className={style.heading}>{texts.more}</h3>
      <ul className={style.list}>
        {siblingsOf(item).map(each => (
          <li key={each.id} className={style.sibling}>
            <SceneIllustration {...stillOf(each)} className={style.thumb} />
            <button
              type="button"
              className={`plain-link stretched-link ${style.name}`}
              aria-label={texts.play(each.title)}
              onClick={() => onPlay(each)}
            >
              {each.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One video, playing, with what it is and where it can be kept. */
export function WatchView({ item, saving, onPlay, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.closest('[data-watch]')?.scrollIntoView({ block: 'start', behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={style.watch} data-watch>
      <button type="button" className={`plain-link ${style.back}`} onClick={onBack}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {texts.back}
      </button>
      <div className={style.columns}>
        <div className={style.main}>
          <VideoPlayer video={playable(item)} />
          <h3 ref={title} tabIndex={-1} className={style.title}>
            {item.title}
          </h3>
          <p className={style.facts}>
            {libraryCategoryTexts[item.category]} · {durationIt(item.durationSeconds)}
          </p>
          <p className={style.text}>{item.description}</p>
          <div className={style.acts}>
            <SaveButton item={item} saving={saving} />
            <NewTabLink url={item.url} />
          </div>
        </div>
        <Siblings item={item} onPlay={onPlay} />
      </div>
    </div>
  )
}
