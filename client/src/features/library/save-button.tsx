import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { LibraryItem } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import style from './save-button.module.css'
import type { Saving } from './saving.ts'

const INSPIRATION = '/dashboard/inspiration'

type Props = { item: LibraryItem; saving: Saving }

/** The way in for who cannot save yet: behind it the video is saved, among the inspirations. */
function SignInToSave({ item }: { item: LibraryItem }) {
  return (
    <Link to="/login" state={{ returnTo: INSPIRATION, saveVideo: item.id }} className={style.save}>
      <IconBookmark size={20} aria-hidden="true" />
      {texts.signInToSave}
    </Link>
  )
}

/** Keeps a video as inspiration; what is kept says so, and stays where the focus is. */
export function SaveButton({ item, saving }: Props) {
  if (saving.state === 'unknown') return null
  if (saving.state === 'signed-out') return <SignInToSave item={item} />
  const isSaved = saving.saved.has(item.url)
  const Sign = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <button
      type="button"
      className={isSaved ? `${style.save} ${style.saved}` : style.save}
      aria-disabled={isSaved}
      onClick={() => isSaved || saving.save(item)}
    >
      <Sign size={20} aria-hidden="true" />
      {isSaved ? texts.saved : texts.save}
      <span className="visually-hidden">: {item.title}</span>
    </button>
  )
}
