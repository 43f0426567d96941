import type { Landing as LandingCopy } from 'shared/catalogue/landing'
import { landingTexts } from 'shared/messages/it/landing'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import { Benefits } from './benefits.tsx'
import callStyle from './call.module.css'
import { Comparison } from './comparison.tsx'
import type { Copy } from './copy.ts'
import { Faq } from './faq.tsx'
import figuresStyle from './figures.module.css'
import { Hero, StartLink } from './hero.tsx'
import { Process } from './process.tsx'
import { ScriptPromo } from './script-promo.tsx'
import section from './section.module.css'
import { Services } from './services.tsx'
import { Styles } from './styles.tsx'
import { Testimonials } from './testimonials.tsx'
import { Timeline } from './timeline.tsx'
import { Versus } from './versus.tsx'
import { Voices } from './voices.tsx'

function Figures({ copy }: Copy<'figures'>) {
  return (
    <section className={figuresStyle.band} aria-label={landingTexts.figures}>
      <dl className={`page-width ${figuresStyle.strip}`}>
        {copy.map(({ figure, text }) => (
          <div key={text} className={figuresStyle.item}>
            <dt className={figuresStyle.text}>{text}</dt>
            <dd className={figuresStyle.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={`page-width ${figuresStyle.note}`}>
        <span className={section.sample}>{landingTexts.example}</span> {landingTexts.figuresNote}
      </p>
    </section>
  )
}

function CallToAction({ copy }: Copy<'call'>) {
  return (
    <section className={callStyle.call}>
      <Viewfinder className={callStyle.frame}>
        <h2 className={callStyle.title}>{copy.title}</h2>
        <p className={callStyle.text}>{copy.text}</p>
        <StartLink label={copy.start} className={callStyle.start} />
      </Viewfinder>
    </section>
  )
}

export function Landing({ copy }: { copy: LandingCopy }) {
  return (
    <>
      <Hero copy={copy.hero} />
      <Figures copy={copy.figures} />
      <Voices copy={copy.voices} />
      <Versus copy={copy.versus} />
      <Services copy={copy.services} />
      <Benefits copy={copy.benefits} />
      <Comparison copy={copy.comparison} />
      <Process copy={copy.process} />
      <Timeline copy={copy.timeline} />
      <Styles copy={copy.styles} />
      <Testimonials copy={copy.testimonials} />
      <CallToAction copy={copy.call} />
      <ScriptPromo copy={copy.script} />
      <Faq copy={copy.faq} />
    </>
  )
}
