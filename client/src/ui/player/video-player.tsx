import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { playerTexts } from 'shared/messages/it/library'
import { type VideoHost, videoEmbedOf } from 'shared/references/video-embed'
import { Button } from '../button.tsx'
import { SceneIllustration, type StillKind } from '../scene-illustration.tsx'
import style from './video-player.module.css'

const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'

export type PlayableVideo = {
  url: string
  title: string
  kind: StillKind
  seed: string
  isUpright?: boolean | undefined
  /** Start position, ignored by hosts that do not support one. */
  fromSecond?: number | undefined
}

type EmbedProps = { video: PlayableVideo; src: string }

/** Links to the video on its own host, also when the player fails. */
export function NewTabLink({ url }: { url: string }) {
  return (
    <a className={style.link} href={url} target="_blank" rel="noopener">
      {playerTexts.openInNewTab}
      <IconExternalLink size={18} aria-hidden="true" />
      <span className="visually-hidden">({playerTexts.newTab})</span>
    </a>
  )
}

function Clip({ video, src }: EmbedProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <div className={style.notice} role="alert">
        <p>{playerTexts.failed}</p>
        <NewTabLink url={src} />
      </div>
    )
  return (
    // The clips have no audio track.
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

function Embed({ video, src }: EmbedProps) {
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

/** Warns that the host will see the user's network address, and loads its frame only once the user accepts. */
function ThirdPartyEmbed({ video, host, src }: EmbedProps & { host: VideoHost }) {
  const [isAccepted, setAccepted] = useState(false)
  if (isAccepted)
    return (
      <>
        <p className={style.waiting}>{playerTexts.offline(host)}</p>
        <Embed video={video} src={src} />
      </>
    )
  return (
    <div className={style.notice}>
      <p className={style.host}>{playerTexts.foreign(host)}</p>
      <p>{playerTexts.external(host)}</p>
      <Button onClick={() => setAccepted(true)}>{playerTexts.openExternal(host)}</Button>
      <NewTabLink url={video.url} />
    </div>
  )
}

/** Plays a clip of this site at once; asks before it loads a frame of another host. */
export function VideoPlayer({ video }: { video: PlayableVideo }) {
  const embed = videoEmbedOf(video.url, video.fromSecond)
  return (
    <div className={video.isUpright ? `${style.playerFrame} ${style.upright}` : style.playerFrame}>
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
