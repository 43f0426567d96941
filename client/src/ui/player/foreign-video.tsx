import { useEffect, useRef, useState } from 'react'
import { playerTexts } from 'shared/messages/it/library'
import type { VideoHost } from 'shared/references/video-embed'
import { Button } from '../button.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import style from './video-player.module.css'
import type { PlayableVideo } from './video-player.tsx'

type Props = { video: PlayableVideo; host: VideoHost; src: string }

const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'

function Frame({ video, src }: Pick<Props, 'video' | 'src'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={frame}
      className={style.media}
      src={src}
      title={video.title}
      sandbox={SANDBOX}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** A video of another host: a word about who will learn the network address, then the frame. */
export function ForeignVideo({ video, host, src }: Props) {
  const [isShown, setShown] = useState(false)
  if (isShown)
    return (
      <>
        <p className={style.waiting}>{playerTexts.offline(host)}</p>
        <Frame video={video} src={src} />
      </>
    )
  return (
    <div className={style.notice}>
      <p className={style.host}>{playerTexts.foreign(host)}</p>
      <p>{playerTexts.external(host)}</p>
      <Button onClick={() => setShown(true)}>{playerTexts.openExternal(host)}</Button>
      <NewTabLink url={video.url} />
    </div>
  )
}
