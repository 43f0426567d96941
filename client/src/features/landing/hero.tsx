import { landingTexts } from 'shared/messages/it/landing'
import { OverlayButton } from '../../lib/overlay-button.tsx'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StillFrame } from '../../ui/stills/frame.tsx'
import { Interview } from '../../ui/stills/interview.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import type { Copy } from './copy.ts'
import style from './hero.module.css'
import { Waveform } from './waveform.tsx'

/** Links to the briefing for signed-in users, otherwise to the page that explains an order. */
export function StartLink({ label, className }: { label: string; className?: string | undefined }) {
  const isSignedIn = useSession().state === 'signed-in'
  const to = isSignedIn ? '/dashboard/briefing' : '/get-started'
  return (
    <ButtonLink to={to} search={isSignedIn ? { project: 'new' } : {}} size="large" className={className}>
      {label}
    </ButtonLink>
  )
}

const texts = landingTexts.hero

/** Renders a camera display over the picture. Decorative, hidden from screen readers. */
function Display() {
  const { recording, film, light, aspect } = texts.display
  return (
    <div className={style.display} aria-hidden="true">
      <span className={style.rec}>{recording}</span>
      <span>{film}</span>
      <span>{light}</span>
      <span>{aspect}</span>
    </div>
  )
}

/** Renders the clapperboard's sticks and fields, of the alternate page only: ornament. */
function ClapperboardArt() {
  return (
    <div className={style.slate} aria-hidden="true">
      {texts.slate.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </div>
  )
}

function Player({ demo }: { demo: string }) {
  return (
    <div className={`page-width ${style.player}`}>
      <OverlayButton opens="demo" variant="outline" size="large" className={style.play}>
        <svg viewBox="0 0 40 40" className={style.disc} aria-hidden="true">
          <circle cx="20" cy="20" r="20" />
          <path d="M15.5 12.5v15L28 20Z" />
        </svg>
        {demo}
      </OverlayButton>
      <Waveform seed="demo" bars={120} className={style.wave} />
      <span className={style.timecode} aria-hidden="true">
        {texts.display.timecode}
      </span>
    </div>
  )
}

/** Renders the hero: headline over the poster of the demo video. */
export function Hero({ copy }: Copy<'hero'>) {
  return (
    <section className={style.hero}>
      <div className={style.scene}>
        <StillFrame kind="interview" scene={Interview} seed="incontro" className={style.still} />
        <Display />
      </div>
      <div className={style.veil} />
      <div className={`page-width ${style.inner}`}>
        <Viewfinder className={style.frame} focusing>
          <span className={style.sticks} aria-hidden="true" />
          <h1 className={style.title}>{copy.title}</h1>
          <ClapperboardArt />
        </Viewfinder>
        <p className={style.text}>{copy.text}</p>
        <div className={style.actions}>
          <StartLink label={copy.start} />
          <OverlayButton opens="audit" variant="outline" size="large" className={style.audit}>
            {copy.audit}
          </OverlayButton>
        </div>
        <p className={style.promise}>{copy.promise}</p>
      </div>
      <Player demo={copy.demo} />
    </section>
  )
}
