import type { FrameRate } from 'shared/deliverables/frame-rate'
import { timeCode } from 'shared/deliverables/time-code'
import { publishTexts } from 'shared/messages/it/publishing'
import { Button } from '../../ui/button.tsx'
import style from './poster-field.module.css'
import { useObjectUrl } from './use-object-url.ts'
import type { Poster } from './use-poster.ts'

const texts = publishTexts.poster

const secondsEach = ({ frames, seconds }: FrameRate): number => seconds / frames

const momentOf = (seconds: number, frameRate: FrameRate): string => timeCode(seconds * 1000, frameRate)

/** The film, standing still, and the line to go along it. */
function Film({ poster: { attach, facts, frameRate, seek }, src }: { poster: Poster; src: string }) {
  return (
    <div className="stack gap-6">
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
    </div>
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
    found?.frame && Math.abs(found.frame.atSeconds - facts.seconds) < secondsEach(frameRate) / 2
  return (
    <div className={style.choice}>
      <Film poster={poster} src={src} />
      <Button variant="outline" size="small" disabled={!found || isChosen} onClick={choose}>
        {texts.use}
      </Button>
      <Chosen frame={found?.frame} frameRate={frameRate} />
    </div>
  )
}

type Props = { poster: Poster; comesLater: boolean }

/** The frame that stands for the film: one is found by itself, another can be chosen. */
export default function PosterField({ poster, comesLater }: Props) {
  const src = useObjectUrl(poster.file)
  if (!src) return null
  const isImpossible = poster.found && !poster.found.frame
  return (
    <fieldset className="stack shrinkable gap-10">
      <legend className={style.title}>{texts.title}</legend>
      <p className="note" role="status">
        {isImpossible ? (comesLater ? texts.later : texts.impossible) : texts.text}
      </p>
      {!isImpossible && <Choice key={src} poster={poster} src={src} />}
    </fieldset>
  )
}
