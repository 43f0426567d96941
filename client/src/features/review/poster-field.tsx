import { Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FrameRate, frameRateOf, timeCode } from 'shared/deliverables/timecode'
import { publishTexts } from 'shared/messages/it/publishing'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { Note } from '../../ui/section-card.tsx'
import style from './release.module.css'

/** Longest side of the uploaded picture; the server re-encodes it no larger than this. */
const MAX_SIDE = 1280
const QUALITY = 0.85
const MAX_WAIT_MS = 8000
/** Positions at which a frame is tried, as shares of the length: many films begin and end in black. */
const PLACES = [0.1, 0.2, 0.35, 0.5, 0.75, 0.9]
const SAMPLE_SIDE = 32
/** Mean brightness, of 255, below which a frame counts as black. */
const DARK = 20

/** Waits for an event of a film. Rejects if the browser cannot read it, or after a timeout. */
function waitFor(film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const until = new AbortController()
    const { signal } = until
    const end = (settle: () => void) => () => {
      until.abort()
      clearTimeout(late)
      settle()
    }
    const fail = end(() => reject(film.error ?? new Error(`The film never ${name}.`)))
    const late = setTimeout(fail, MAX_WAIT_MS)
    film.addEventListener(name, end(resolve), { signal })
    film.addEventListener('error', fail, { signal })
  })
}

async function seekTo(film: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(film.currentTime - seconds) < 0.001 && !film.seeking) return
  const arrived = waitFor(film, 'seeked')
  film.currentTime = seconds
  await arrived
}

/** Returns the duration. Some recordings report it only after a seek to their end. */
async function lengthOf(film: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(film.duration)) await seekTo(film, Number.MAX_SAFE_INTEGER)
  return Number.isFinite(film.duration) ? film.duration : 0
}

function drawFrame(film: HTMLVideoElement, longestSide: number): CanvasRenderingContext2D {
  const { videoWidth, videoHeight } = film
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: longestSide === SAMPLE_SIDE })
  if (!context) throw new Error('Nothing can be drawn here.')
  context.drawImage(film, 0, 0, canvas.width, canvas.height)
  return context
}

function isDark(film: HTMLVideoElement): boolean {
  const context = drawFrame(film, SAMPLE_SIDE)
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  return sum / ((data.length / 4) * 3) < DARK
}

/** Captures the displayed frame as a JPEG, after a pending seek has ended. */
async function captureFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.seeking) await waitFor(film, 'seeked')
  const { canvas } = drawFrame(film, MAX_SIDE)
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('The frame could not be written.'))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })
}

/**
 * Seeks a film to a frame for its poster: at a tenth of its length, or the first later position that is not black.
 * Rejects if the browser cannot decode the film.
 */
async function findFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.error) throw film.error
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await waitFor(film, 'loadeddata')
  // Browsers play sound alone, without an error, if they cannot decode the picture.
  if (film.videoWidth === 0) throw new Error('The film has no picture.')
  const seconds = await lengthOf(film)
  for (const place of PLACES) {
    await seekTo(film, seconds * place)
    if (!isDark(film)) return captureFrame(film)
  }
  await seekTo(film, seconds * (PLACES[0] ?? 0))
  return captureFrame(film)
}

type Frame = { picture: Blob; atSeconds: number }

/** The frame found in a file; undefined if the browser cannot decode it. */
type FoundFrame = { file: File; frame: Frame | undefined }

const capture = { findFrame, captureFrame }
type Capture = keyof typeof capture

const START = { seconds: 0, duration: 0 }

const factsOf = ({ currentTime, duration }: HTMLVideoElement) => ({
  seconds: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
})

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

/** Holds the poster of a film: found automatically, replaced by hand. */
export function usePoster(file: File | undefined, frameRate: number | undefined) {
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
    frameRate: frameRateOf(frameRate),
    file,
    found: found?.file === file ? found : undefined,
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

/** Renders the paused film with a slider to seek it, and the chosen frame. */
function Choice({ poster, src }: { poster: Poster; src: string }) {
  const { attach, facts, found, frameRate, choose, seek } = poster
  const frame = found?.frame
  const chosenSrc = useObjectUrl(frame?.picture)
  const isChosen =
    frame !== undefined && Math.abs(frame.atSeconds - facts.seconds) < secondsEach(frameRate) / 2
  return (
    <div className={style.choice}>
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
      <SmallButton disabled={!found || isChosen} onClick={choose}>
        {texts.use}
      </SmallButton>
      <figure>
        {chosenSrc ? (
          <img className={style.picture} src={chosenSrc} alt="" />
        ) : (
          <span className={style.picture} />
        )}
        <Text component="figcaption" mt={6} size="sm" c="dimmed" className="tabular" aria-live="polite">
          {frame ? texts.chosen(momentOf(frame.atSeconds, frameRate)) : texts.looking}
        </Text>
      </figure>
    </div>
  )
}

/** Chooses the poster: one is found automatically, another can be captured. */
export function PosterField({ poster, comesLater }: { poster: Poster; comesLater: boolean }) {
  const src = useObjectUrl(poster.file)
  if (!src) return null
  const isImpossible = poster.found && !poster.found.frame
  return (
    <Stack component="fieldset" miw={0} gap={10}>
      <Text component="legend" fw={600}>
        {texts.title}
      </Text>
      <Note role="status">{isImpossible ? (comesLater ? texts.later : texts.impossible) : texts.text}</Note>
      {!isImpossible && <Choice key={src} poster={poster} src={src} />}
    </Stack>
  )
}
