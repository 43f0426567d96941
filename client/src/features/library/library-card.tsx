import { Text, Title } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type LibraryItem, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf, durationIt } from 'shared/formats/units'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { videoEmbedOf } from 'shared/references/video-embed'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { stillOf } from './item-still.ts'
import style from './library-card.module.css'
import type { Saving } from './use-saving.ts'

const INSPIRATION = '/dashboard/inspiration'

/** Renders a link to the sign-in, after which the video is saved among the inspirations. */
function SignInToSave({ item }: { item: LibraryItem }) {
  return (
    <Link
      to="/login"
      state={{ returnTo: INSPIRATION, saveVideo: item.id }}
      className={`plain-link ${style.save}`}
    >
      <IconBookmark size={20} aria-hidden="true" />
      {texts.signInToSave}
    </Link>
  )
}

/** Saves a video as inspiration. The button then shows that it is saved and keeps the focus. */
export function SaveButton({ item, saving }: { item: LibraryItem; saving: Saving }) {
  if (saving.state === 'unknown') return null
  if (saving.state === 'signed-out') return <SignInToSave item={item} />
  const isSaved = saving.saved.has(item.url)
  const Sign = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <button
      type="button"
      className={`${style.save} ${isSaved ? style.saved : 'plain-link'}`}
      aria-disabled={isSaved}
      onClick={() => isSaved || saving.save(item)}
    >
      <Sign size={20} aria-hidden="true" />
      {isSaved ? texts.saved : texts.save}
      <span className="visually-hidden">: {item.title}</span>
    </button>
  )
}

/** Names the host of a video of another site. */
function flagOf(url: string): string | undefined {
  const host = videoEmbedOf(url)?.host
  return host === 'own' ? undefined : host
}

type Props = { item: LibraryItem; saving: Saving; onPlay: (item: LibraryItem) => void }

/** Renders the picture of a video. Its overlays are outside the button, so that they are not part of its name. */
function Poster({ item, onPlay }: Pick<Props, 'item' | 'onPlay'>) {
  const flag = flagOf(item.url)
  return (
    <div className={style.frame}>
      <SceneIllustration {...stillOf(item)} className={style.still} />
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
      <Text mt={14} fz="sm" lh={1.3} c="dimmed">
        {libraryCategoryTexts[item.category]} · {durationIt(item.durationSeconds)}
      </Text>
      <Title order={3} mt={4} fz="1.25rem" lh={1.12}>
        {item.title}
      </Title>
      <Text mt={4} lh={1.5} c="dimmed">
        {item.description}
      </Text>
      {saving.state === 'ready' && <SaveButton item={item} saving={saving} />}
    </li>
  )
}
