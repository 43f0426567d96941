import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { type PlaybackConditions, selectProxy } from 'shared/deliverables/watched'
import { playerKeyTexts, playerTexts as texts, wipeTexts } from 'shared/messages/it/review-player'
import { AppModal } from '../../ui/app-modal.tsx'
import { CheckField } from '../../ui/field.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { type Playback, type PlaybackFailure, usePlaybackPart } from './playback.ts'
import style from './player.module.css'
import { PlayerControls, usePlayerKeys, usePlayerOnlyKeys } from './player-controls.tsx'
import { isPortrait, type ReviewVersion } from './review-model.ts'
import type { ReviewState } from './review-state.ts'
import { SeekBar } from './seek-bar.tsx'

/**
 * Renders the divider of a wipe comparison: a slider as wide as the picture, of which only the thumb takes the pointer.
 */
function WipeDivider({ left, right }: { left: ReviewVersion; right: ReviewVersion | undefined }) {
  const [percent, setPercent] = useState(50)
  if (!right) return null
  return (
    <input
      className={style.divider}
      type="range"
      min={0}
      max={100}
      step={1}
      value={percent}
      data-own-arrows
      aria-label={wipeTexts.divider}
      aria-valuetext={wipeTexts.at(percent, left.versionName, right.versionName)}
      onChange={({ currentTarget }) => {
        setPercent(Number(currentTarget.value))
        currentTarget.parentElement?.style.setProperty('--wipe', `${currentTarget.value}%`)
      }}
    />
  )
}

/** Only some browsers report their connection. */
type Browser = { connection?: { saveData?: boolean; effectiveType?: string } }

function getConnectionInfo(): PlaybackConditions {
  const { saveData, effectiveType } = (navigator as Browser).connection ?? {}
  return {
    // A pixel ratio above 2 makes no visible difference in video.
    screenPixels: window.innerWidth * Math.min(2, window.devicePixelRatio || 1),
    isSparing: saveData === true || ['slow-2g', '2g', '3g'].includes(effectiveType ?? ''),
  }
}

/**
 * Returns the address that plays: a proxy, or the original until one exists. A proxy is not replaced while it plays;
 * the original is, because the server refuses it once a proxy exists.
 */
function usePlaybackSource({ id, url, media }: ReviewVersion, playback: Playback): string {
  const isPlaying = usePlaybackPart(playback, state => state.isPlaying)
  const wanted = selectProxy(media?.proxies ?? [], getConnectionInfo())?.url ?? url
  const [held, hold] = useState({ id, url: wanted })
  if (held.id === id && (held.url === wanted || (isPlaying && held.url !== url))) return held.url
  hold({ id, url: wanted })
  return wanted
}

function ShortcutsDialog(props: { opened: boolean; onClose: () => void }) {
  const [isLimited, limit] = usePlayerOnlyKeys()
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
      <CheckField
        mt="md"
        label={playerKeyTexts.onlyInPlayer}
        checked={isLimited}
        onChange={event => limit(event.currentTarget.checked)}
      />
    </AppModal>
  )
}

/** The canvas over the picture and the tools below it, loaded once a drawing is begun or shown. */
export const DrawingCanvas = lazyComponent(() => import('./drawing-canvas.tsx'))
const DrawingTools = lazyComponent(async () => ({
  default: (await import('./drawing-canvas.tsx')).DrawingTools,
}))

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
  children?: ReactNode
}

function VersionVideo({ version, playback, named = false, follows = false, children }: VideoProps) {
  const failure = usePlaybackPart(playback, state => (follows ? null : state.failure))
  const watched = usePlaybackSource(version, playback)
  return (
    <figure className={isPortrait(version) ? `${style.playerFrame} ${style.portrait}` : style.playerFrame}>
      <video
        key={`${version.id} ${watched}`}
        data-version={version.id}
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

function nextComment({ comments }: ReviewVersion, ms: number, direction: -1 | 1) {
  const inOrder = comments.toSorted((a, b) => a.atMs - b.atMs)
  return direction > 0
    ? inOrder.find(({ atMs }) => atMs > ms + NEAR_MS)
    : inOrder.findLast(({ atMs }) => atMs < ms - NEAR_MS)
}

/** Returns the layout: single, side by side, or wipe. */
function classOf({ compareVersion, isWipeCompare }: ReviewState) {
  if (!compareVersion) return style.single
  return isWipeCompare ? `${style.single} ${style.wiped}` : style.pair
}

/** Frame-accurate player with the comments on its seek bar; compares two versions. */
export function ReviewPlayer({ version, reviewState }: { version: ReviewVersion; reviewState: ReviewState }) {
  const { playback, timeline, compareVersion, isWipeCompare, board, thread, isDrawing, canWrite, theater } =
    reviewState
  const node = useRef<HTMLElement>(null)
  const [areShortcutsShown, shortcuts] = useDisclosure()
  const onMark = (direction: -1 | 1) => {
    const next = nextComment(version, playback.read().ms, direction)
    if (next) reviewState.chooseThread(next)
  }
  const actions = {
    playback,
    theater,
    onMark,
    onComment: canWrite ? reviewState.write : undefined,
    onDraw: canWrite ? reviewState.toggleDrawing : undefined,
    onShortcuts: shortcuts.open,
  }
  usePlayerKeys(node, actions)
  return (
    <section ref={node} className={style.player} aria-label={texts.label(version.versionName)} tabIndex={-1}>
      <div className={style.screen}>
        <div className={classOf(reviewState)}>
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
          <WipeDivider left={version} right={isWipeCompare ? compareVersion : undefined} />
        </div>
        <div className={style.line}>
          <DrawingTools opened={isDrawing} onClose={() => board.close()} board={board} />
          <SeekBar version={version} playback={playback} timeline={timeline} />
        </div>
      </div>
      <div className={style.panel}>
        <PlayerControls
          {...actions}
          timeline={timeline}
          hasMarks={version.comments.length > 0}
          isDrawing={isDrawing}
        />
        <ShortcutsDialog opened={areShortcutsShown} onClose={shortcuts.close} />
      </div>
    </section>
  )
}
