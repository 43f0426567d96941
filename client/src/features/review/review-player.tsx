import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { type Line, watchedProxy } from 'shared/deliverables/watched'
import { playerKeyTexts } from 'shared/messages/it/player-keys'
import { playerTexts } from 'shared/messages/it/review-player'
import { AppModal } from '../../ui/app-modal.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DrawingBoard } from './drawing-board.ts'
import { type Playback, type PlaybackFailure, usePlaybackPart } from './playback.ts'
import style from './player.module.css'
import { PlayerControls } from './player-controls.tsx'
import { usePlayerKeys } from './player-keys.ts'
import { isPortrait, type ReviewThread, type ReviewVersion } from './review-model.ts'
import { type Mark, SeekBar, type Thumbnails } from './seek-bar.tsx'
import type { TheaterMode } from './theater-mode.tsx'

/** A pixel ratio above 2 makes no visible difference in video. */
const ORIGINAL = 2

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function getConnectionInfo(): Line {
  // Only some browsers report their connection.
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return {
    screenPixels: window.innerWidth * Math.min(ORIGINAL, window.devicePixelRatio || 1),
    isSparing: saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType ?? ''),
  }
}

/**
 * Returns the address that plays: a proxy, or the original until one exists. A proxy is not replaced while it plays; the
 * original is, because the server refuses it once a proxy exists.
 */
function usePlaybackSource({ id, url, media }: ReviewVersion, playback: Playback): string {
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const wanted = watchedProxy(media?.proxies ?? [], getConnectionInfo())?.url ?? url
  const [held, hold] = useState({ id, url: wanted })
  if (held.id === id && (held.url === wanted || (isPlaying && held.url !== url))) return held.url
  hold({ id, url: wanted })
  return wanted
}

/** Lists the keyboard shortcuts of the player. */
function ShortcutsDialog(props: { opened: boolean; onClose: () => void }) {
  return (
    <AppModal {...props} size="lg" title={playerKeyTexts.title}>
      <dl className={style.keys}>
        {playerKeyTexts.keys.map(([key, act]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </AppModal>
  )
}

const texts = playerTexts

/** The canvas over the picture and the tools below it, loaded once a drawing is begun or shown. */
export const DrawingCanvas = lazyComponent(() => import('./drawing-canvas.tsx'))
const DrawingTools = lazyComponent(() => import('./drawing-tools.tsx'))
const WipeDivider = lazyComponent(() => import('./wipe-divider.tsx'))

/** Marks closer than this count as one when stepping between them. */
const NEAR_MS = 60

type FailedProps = { version: ReviewVersion; playback: Playback; failure: PlaybackFailure }

function Failed({ version: { media }, playback, failure }: FailedProps) {
  if (media?.state === 'waiting' || media?.state === 'running')
    return (
      <div className={style.failed} role="status">
        <p>{texts.preparing(media.percent)}</p>
        <progress max={100} value={media.percent} />
      </div>
    )
  return (
    <div className={style.failed} role="alert">
      <p>{texts.failures[failure]}</p>
      <Button size="sm" onClick={() => playback.reload()}>
        {texts.retry}
      </Button>
    </div>
  )
}

type VideoProps = {
  version: ReviewVersion
  playback: Playback
  named?: boolean
  follows?: boolean
  /** Overlays of the picture. */
  children?: ReactNode
}

function VersionVideo({ version, playback, named = false, follows = false, children }: VideoProps) {
  const failure = usePlaybackPart(playback, state => (follows ? null : state.failure))
  const watched = usePlaybackSource(version, playback)
  return (
    <figure className={isPortrait(version) ? `${style.playerFrame} ${style.portrait}` : style.playerFrame}>
      <video
        key={`${version.id} ${watched}`}
        ref={follows ? playback.attachFollower : playback.attach}
        className={style.video}
        src={watched}
        {...(version.posterUrl && { poster: version.posterUrl })}
        aria-label={version.versionName}
        preload="metadata"
        playsInline
      />
      {children}
      {named && <figcaption className={style.caption}>{version.versionName}</figcaption>}
      {failure && <Failed version={version} playback={playback} failure={failure} />}
    </figure>
  )
}

/** Returns the sprite of a version, or null until it is made. */
const picturesOf = ({ media }: ReviewVersion): Thumbnails | null =>
  media?.spriteUrl && media.sprite ? { url: media.spriteUrl, sprite: media.sprite } : null

type Props = {
  version: ReviewVersion
  compareVersion?: ReviewVersion | undefined
  /** True if it is compared by wipe instead of side by side. */
  isWipeCompare?: boolean
  /** Called when the divider's code failed to load. */
  onWipeFailed: () => void
  playback: Playback
  marks: readonly Mark[]
  onChooseMark: (id: string) => void
  onComment?: (() => void) | undefined
  board: DrawingBoard
  /** The chosen comment. */
  thread: ReviewThread | undefined
  isDrawing: boolean
  theater: TheaterMode
  /** Toggles the drawing board; undefined if the viewer cannot comment. */
  onDraw: (() => void) | undefined
}

/** Returns the nearest mark before or after a time. */
function nextMark(ms: number, marks: readonly Mark[], direction: -1 | 1): Mark | undefined {
  const inOrder = marks.toSorted((a, b) => a.atMs - b.atMs)
  return direction > 0
    ? inOrder.find(({ atMs }) => atMs > ms + NEAR_MS)
    : inOrder.findLast(({ atMs }) => atMs < ms - NEAR_MS)
}

/** Returns the layout: single, side by side, or wipe. */
function classOf(compareVersion: ReviewVersion | undefined, isWipeCompare: boolean) {
  if (!compareVersion) return style.single
  return isWipeCompare ? `${style.single} ${style.wiped}` : style.pair
}

/** Frame-accurate player with the comments on its seek bar; compares two versions. */
export function ReviewPlayer({
  version,
  compareVersion,
  playback,
  marks,
  onChooseMark,
  onComment,
  ...props
}: Props) {
  const { isWipeCompare = false, onWipeFailed, board, thread, isDrawing, onDraw, theater } = props
  const place = useRef<HTMLElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const timeline = filmTimeline(version)
  const onMark = (direction: -1 | 1) => {
    const next = nextMark(playback.read().ms, marks, direction)
    if (next) onChooseMark(next.id)
  }
  const onShortcuts = () => setSheetOpen(true)
  const sizes = { onTheater: theater.toggle, onFullScreen: theater.toggleFull }
  usePlayerKeys(place, { playback, onMark, onComment, onDraw, onShortcuts, ...sizes })
  return (
    <section ref={place} className={style.player} aria-label={texts.label(version.versionName)} tabIndex={-1}>
      <div className={style.screen}>
        <div className={classOf(compareVersion, isWipeCompare)}>
          <VersionVideo version={version} playback={playback} named={compareVersion !== undefined}>
            <DrawingCanvas
              opened={isDrawing || (thread?.drawing ?? null) !== null}
              onClose={() => board.close()}
              playback={playback}
              frameRate={timeline.frameRate}
              board={board}
              thread={thread}
            />
          </VersionVideo>
          {compareVersion && <VersionVideo version={compareVersion} playback={playback} named follows />}
          <WipeDivider
            opened={compareVersion !== undefined && isWipeCompare}
            onClose={onWipeFailed}
            left={version}
            right={compareVersion}
          />
        </div>
        <div className={style.line}>
          <DrawingTools opened={isDrawing} onClose={() => board.close()} board={board} />
          <SeekBar
            playback={playback}
            marks={marks}
            timeline={timeline}
            pictures={picturesOf(version)}
            peaksUrl={version.media?.peaksUrl ?? null}
          />
        </div>
      </div>
      <div className={style.panel}>
        <PlayerControls
          playback={playback}
          timeline={timeline}
          hasMarks={marks.length > 0}
          onDraw={onDraw}
          isDrawing={isDrawing}
          onMark={onMark}
          theater={theater}
          onShortcuts={onShortcuts}
        />
        <ShortcutsDialog opened={isSheetOpen} onClose={() => setSheetOpen(false)} />
      </div>
    </section>
  )
}
