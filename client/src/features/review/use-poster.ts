import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_FRAME_RATE, type FrameRate, frameRateOf } from 'shared/deliverables/frame-rate'
import { readFigures } from './read-figures.ts'

interface Frame {
  picture: Blob
  atSeconds: number
}

/** What was found in a file; no frame, where the browser cannot read it. */
interface Found {
  file: File
  frame: Frame | undefined
}

type Taking = 'findFrame' | 'takeFrame'

/** The code for it travels with the first film. */
const pictureOf = async (video: HTMLVideoElement, taking: Taking): Promise<Blob> =>
  (await import('./poster-frame.ts'))[taking](video)

const START = { seconds: 0, duration: 0 }

const factsOf = ({ currentTime, duration }: HTMLVideoElement) => ({
  seconds: currentTime,
  duration: Number.isFinite(duration) ? duration : 0,
})

/** Where a film stands, and a handle to send it elsewhere. */
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

/** The rate that a chosen file says of itself; the usual one until it is read. */
function useFrameRate(file: File | undefined): FrameRate {
  const [read, setRead] = useState<{ file: File; frameRate: FrameRate }>()
  useEffect(() => {
    if (!file) return
    void readFigures(file).then(({ frameRate }) => setRead({ file, frameRate: frameRateOf(frameRate) }))
  }, [file])
  return read && read.file === file ? read.frameRate : DEFAULT_FRAME_RATE
}

/** A frame that stands for a film before it plays: found by itself, changed by hand. */
export function usePoster(file: File | undefined) {
  const pending = useRef<Promise<Frame | undefined>>(Promise.resolve(undefined))
  const [found, setFound] = useState<Found>()
  const look = useCallback(
    (video: HTMLVideoElement, taking: Taking) => {
      if (!file) return
      const looking = pictureOf(video, taking).then(
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
    /** Takes the frame that the film shows now. */
    choose: () => film.current && look(film.current, 'takeFrame'),
    /** What travels; one that is still being looked for is waited for. */
    picture: async (): Promise<Blob | undefined> => (file ? (await pending.current)?.picture : undefined),
  }
}

export type Poster = ReturnType<typeof usePoster>
