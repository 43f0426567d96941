import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { clockOf } from 'shared/formats/units'
import { SceneIllustration } from '../scene-illustration.tsx'
import { Viewfinder } from '../viewfinder.tsx'
import { type PlayableVideo, VideoPlayer } from './video-player.tsx'
import style from './video-poster.module.css'

type Props = {
  video: PlayableVideo
  durationSeconds: number
  playLabel: string
  /** Gives the button the focus when the modal around it opens. */
  autoFocus?: boolean
}

/** Shows an illustration until it is pressed, then plays the video. */
export function VideoPoster({ video, durationSeconds, playLabel, autoFocus }: Props) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <VideoPlayer video={video} />
  return (
    <button
      type="button"
      className={style.poster}
      {...(autoFocus && { 'data-autofocus': true })}
      onClick={() => setPlaying(true)}
    >
      <SceneIllustration kind={video.kind} seed={video.seed} className={style.still} />
      <Viewfinder className={style.frame} focusing>
        <span className={style.play}>
          <IconPlayerPlayFilled size={26} aria-hidden="true" />
          {playLabel}
        </span>
      </Viewfinder>
      <span className={style.time} aria-hidden="true">
        {clockOf(durationSeconds)}
      </span>
    </button>
  )
}
