import { Button, Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_FRAME_RATE, type FrameRate, frameRateOf } from 'shared/deliverables/frame-rate'
import { timeCode } from 'shared/deliverables/time-code'
import { publishTexts } from 'shared/messages/it/publishing'
import { captureFrame, findFrame } from './poster-frame.ts'
import style from './release.module.css'
import { readFigures } from './use-publish.ts'

interface Frame {
  picture: Blob
  atSeconds: number
}

/** The frame found in a file; undefined if the browser cannot decode it. */
interface FoundFrame {
  file: File
  frame: Frame | undefined
}

const capture = { findFrame, captureFrame }
type Capture = keyof typeof capture

const START = { seconds: 0, duration: 0 }

const factsOf = ({ currentTime, duration }: HTMLVideoElement) => ({
  seconds: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
})

/** Tracks position and duration of a video, and seeks it. */
function useFilm(onAttach: (film: HTMLVideoElement) => void) {
  const film = useRef<HTMLVideoElement>(undefined)
  const [facts, setFacts] = useState(START)
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return undefined
      const until = new AbortController()
      const note = () => setFacts(factsOf(video))
      for (const name of ['loadedmetadata', 'durationchange', 'seeked'])
        video.addEventListener(name, note, { signal: until.signal })
      film.current = video
      onAttach(video)
      return () => {
        until.abort()
        film.current = undefined
      }
    },
    [onAttach],
  )
  const seek = (seconds: number) => {
    if (film.current) film.current.currentTime = seconds
    setFacts({ ...facts, seconds })
  }
  return { film, facts, attach, seek }
}

/** Returns the frame rate of a file, or the default until it is read. */
function useFrameRate(file: File | undefined): FrameRate {
  const [read, setRead] = useState<{ file: File; frameRate: FrameRate }>()
  useEffect(() => {
    if (!file) return
    void readFigures(file).then(({ frameRate }) => setRead({ file, frameRate: frameRateOf(frameRate) }))
  }, [file])
  return read && read.file === file ? read.frameRate : DEFAULT_FRAME_RATE
}

/** Holds the poster of a film: found automatically, replaced by hand. */
export function usePoster(file: File | undefined) {
  const pending = useRef<Promise<Frame | undefined>>(Promise.resolve(undefined))
  const [found, setFound] = useState<FoundFrame>()
  const look = useCallback(
    (video: HTMLVideoElement, taking: Capture) => {
      if (!file) return
      const looking = capture[taking](video).then(
        picture => ({ picture, atSeconds: video.currentTime }),
        () => undefined,
      )
      pending.current = looking
      void looking.then(frame => pending.current === looking && setFound({ file, frame }))
    },
    [file],
  )
  const { film, ...shown } = useFilm(useCallback(video => look(video, 'findFrame'), [look]))
  return {
    ...shown,
    frameRate: useFrameRate(file),
    file,
    found: found?.file === file ? found : undefined,
    /** Captures the displayed frame. */
    choose: () => film.current && look(film.current, 'captureFrame'),
    /** Resolves to the poster to upload, after a pending search. */
    picture: async (): Promise<Blob | undefined> => (file ? (await pending.current)?.picture : undefined),
  }
}

export type Poster = ReturnType<typeof usePoster>

/** Returns an object URL of a file, revoked on unmount. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made?.blob === blob ? made?.url : undefined
}

const texts = publishTexts.poster

const secondsEach = ({ frames, seconds }: FrameRate): number => seconds / frames

const momentOf = (seconds: number, frameRate: FrameRate): string => timeCode(seconds * 1000, frameRate)

/** The paused film and a slider to seek it. */
function Film({ poster: { attach, facts, frameRate, seek }, src }: { poster: Poster; src: string }) {
  return (
    <Stack gap={6}>
      <video
        ref={attach}
        className={style.picture}
        src={src}
        aria-label={texts.film}
        preload="auto"
        muted
        playsInline
      />
      <input
        className={style.line}
        type="range"
        min={0}
        max={facts.duration}
        step={secondsEach(frameRate)}
        value={facts.seconds}
        disabled={facts.duration === 0}
        aria-label={texts.moment}
        aria-valuetext={momentOf(facts.seconds, frameRate)}
        onChange={event => seek(Number(event.currentTarget.value))}
      />
    </Stack>
  )
}

function Chosen({
  frame,
  frameRate,
}: { frame: NonNullable<Poster['found']>['frame'] } & Pick<Poster, 'frameRate'>) {
  const src = useObjectUrl(frame?.picture)
  return (
    <figure className={style.chosen}>
      {src ? <img className={style.picture} src={src} alt="" /> : <span className={style.picture} />}
      <figcaption aria-live="polite">
        {frame ? texts.chosen(momentOf(frame.atSeconds, frameRate)) : texts.looking}
      </figcaption>
    </figure>
  )
}

function Choice({ poster, src }: { poster: Poster; src: string }) {
  const { facts, found, frameRate, choose } = poster
  const isChosen =
    found?.frame !== undefined && Math.abs(found.frame.atSeconds - facts.seconds) < secondsEach(frameRate) / 2
  return (
    <div className={style.choice}>
      <Film poster={poster} src={src} />
      <Button variant="default" size="sm" disabled={!found || isChosen} onClick={choose}>
        {texts.use}
      </Button>
      <Chosen frame={found?.frame} frameRate={frameRate} />
    </div>
  )
}

type Props = { poster: Poster; comesLater: boolean }

/** Chooses the poster: one is found automatically, another can be captured. */
export function PosterField({ poster, comesLater }: Props) {
  const src = useObjectUrl(poster.file)
  if (!src) return null
  const isImpossible = poster.found && !poster.found.frame
  return (
    <Stack component="fieldset" miw={0} gap={10}>
      <Text component="legend" fw={600}>
        {texts.title}
      </Text>
      <Text size="sm" c="dimmed" role="status">
        {isImpossible ? (comesLater ? texts.later : texts.impossible) : texts.text}
      </Text>
      {!isImpossible && <Choice key={src} poster={poster} src={src} />}
    </Stack>
  )
}
