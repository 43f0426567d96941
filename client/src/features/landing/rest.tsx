import { useEffect } from 'react'
import type { Landing } from 'shared/catalogue/landing'
import { arriveAtSection } from './arrive-at-section.ts'
import { Benefits } from './benefits.tsx'
import { Call } from './call.tsx'
import { Comparison } from './comparison.tsx'
import { Faq } from './faq.tsx'
import { Process } from './process.tsx'
import { ScriptPromo } from './script-promo.tsx'
import { Services } from './services.tsx'
import { Styles } from './styles.tsx'
import { Testimonials } from './testimonials.tsx'
import { Timeline } from './timeline.tsx'
import { Versus } from './versus.tsx'
import { Voices } from './voices.tsx'

type Props = {
  copy: Landing
  /** Reached from another page, perhaps for one of its sections. */
  arriving: boolean
  /** Its program has come, and presses are heard from now on. */
  onTaken: () => void
}

/** The landing page's sections after the figures, in their order. */
export default function Rest({ copy, arriving, onTaken }: Props) {
  useEffect(onTaken, [onTaken])
  useEffect(() => (arriving ? arriveAtSection() : undefined), [arriving])
  return (
    <>
      <Voices copy={copy.voices} />
      <Versus copy={copy.versus} />
      <Services copy={copy.services} />
      <Benefits copy={copy.benefits} />
      <Comparison copy={copy.comparison} />
      <Process copy={copy.process} />
      <Timeline copy={copy.timeline} />
      <Styles copy={copy.styles} />
      <Testimonials copy={copy.testimonials} />
      <Call copy={copy.call} />
      <ScriptPromo copy={copy.script} />
      <Faq copy={copy.faq} />
    </>
  )
}
