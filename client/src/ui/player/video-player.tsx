import { useState } from 'react'
import { playerTexts } from 'shared/messages/it/library'
import { videoEmbedOf } from 'shared/references/video-embed'
import { Still, type StillKind } from '../still.tsx'
import { ForeignVideo } from './foreign-video.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import style from './video-player.module.css'

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
      <Still kind={video.kind} seed={video.seed} className={style.backdrop} />
      {embed?.host === 'own' && <Clip video={video} src={embed.src} />}
      {embed && embed.host !== 'own' && <ForeignVideo video={video} host={embed.host} src={embed.src} />}
      {!embed && (
        <div className={style.notice}>
          <NewTabLink url={video.url} />
        </div>
      )}
    </div>
  )
}
