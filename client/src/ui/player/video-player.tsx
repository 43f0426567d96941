import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { playerTexts } from 'shared/messages/it/library'
import { type VideoHost, videoEmbedOf } from 'shared/references/video-embed'
import { Button } from '../button.tsx'
import { SceneIllustration, type StillKind } from '../scene-illustration.tsx'
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
function ThirdPartyEmbed({ video, host, src }: Props) {
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

export type PlayableVideo = {
  url: string
  title: string
  kind: StillKind
  seed: string
  isUpright?: boolean | undefined
  /** Where it begins, for hosts that can do that. */
  fromSecond?: number | undefined
}

function Clip({ video, src }: { video: PlayableVideo; src: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <div className={style.notice} role="alert">
        <p>{playerTexts.failed}</p>
        <NewTabLink url={src} />
      </div>
    )
  return (
    // The clips carry no sound.
    <video
      className={style.media}
      src={src}
      aria-label={video.title}
      controls
      autoPlay
      muted
      playsInline
      onError={() => setFailed(true)}
    />
  )
}

/** Plays a clip of this site at once; asks before a frame of another host is loaded. */
export function VideoPlayer({ video }: { video: PlayableVideo }) {
  const embed = videoEmbedOf(video.url, video.fromSecond)
  return (
    <div className={video.isUpright ? `${style.stage} ${style.upright}` : style.stage}>
      <SceneIllustration kind={video.kind} seed={video.seed} className={style.backdrop} />
      {embed?.host === 'own' && <Clip video={video} src={embed.src} />}
      {embed && embed.host !== 'own' && <ThirdPartyEmbed video={video} host={embed.host} src={embed.src} />}
      {!embed && (
        <div className={style.notice}>
          <NewTabLink url={video.url} />
        </div>
      )}
    </div>
  )
}
