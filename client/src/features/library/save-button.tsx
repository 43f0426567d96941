import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { LibraryItem } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { overlays } from '../../overlays.ts'
import style from './save-button.module.css'
import type { Saving } from './saving.ts'

type Props = { item: LibraryItem; saving: Saving }

/** The way in for who cannot save yet; brings them back to this page. */
function SignInToSave() {
  const returnTo = useLocation({ select: location => location.pathname })
  return (
    <Link to="/login" state={{ returnTo }} className={style.save} onClick={overlays.close}>
      <IconBookmark size={20} aria-hidden="true" />
      {texts.signInToSave}
    </Link>
  )
}

/** Keeps a video as inspiration; what is kept says so, and stays where the focus is. */
export function SaveButton({ item, saving }: Props) {
  if (saving.state === 'unknown') return null
  if (saving.state === 'signed-out') return <SignInToSave />
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
