import { IconExternalLink } from '@tabler/icons-react'
import { playerTexts } from 'shared/messages/it/library'
import style from './video-player.module.css'

/** The way to the video itself, whatever becomes of the player. */
export function NewTabLink({ url }: { url: string }) {
  return (
    <a className={style.link} href={url} target="_blank" rel="noopener">
      {playerTexts.openInNewTab}
      <IconExternalLink size={18} aria-hidden="true" />
      <span className="visually-hidden">({playerTexts.newTab})</span>
    </a>
  )
}
