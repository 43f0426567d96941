import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { type LibraryItem, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf, durationIt } from 'shared/formats/duration-it'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { videoEmbedOf } from 'shared/references/video-embed'
import { Still } from '../../ui/still.tsx'
import { stillOf } from './item-still.ts'
import style from './library-card.module.css'
import { SaveButton } from './save-button.tsx'
import type { Saving } from './saving.ts'

/** Where a video comes from, if it is not from here. */
function flagOf(url: string): string | undefined {
  const host = videoEmbedOf(url)?.host
  return host === 'own' ? undefined : host
}

type Props = { item: LibraryItem; saving: Saving; onPlay: (item: LibraryItem) => void }

/** The picture of a video; what is drawn and written on it lies outside the button, whose name it is not. */
function Poster({ item, onPlay }: Pick<Props, 'item' | 'onPlay'>) {
  const flag = flagOf(item.url)
  return (
    <div className={style.frame}>
      <Still {...stillOf(item)} className={style.still} />
      <button
        type="button"
        className={style.poster}
        data-item={item.id}
        aria-label={texts.play(item.title)}
        onClick={() => onPlay(item)}
      >
        <span className={`round ${style.play}`} aria-hidden="true">
          <IconPlayerPlayFilled size={22} />
        </span>
      </button>
      {flag && <span className={style.flag}>{flag}</span>}
      <span className={style.time} aria-hidden="true">
        {clockOf(item.durationSeconds)}
      </span>
    </div>
  )
}

export function LibraryCard({ item, saving, onPlay }: Props) {
  return (
    <li className={style.card}>
      <Poster item={item} onPlay={onPlay} />
      <p className={style.category}>
        {libraryCategoryTexts[item.category]} · {durationIt(item.durationSeconds)}
      </p>
      <h3 className={style.title}>{item.title}</h3>
      <p className={style.text}>{item.description}</p>
      {saving.state === 'ready' && <SaveButton item={item} saving={saving} />}
    </li>
  )
}
