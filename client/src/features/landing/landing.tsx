import { useEffect } from 'react'
import type { Landing as Copy } from 'shared/catalogue/landing'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { RestSlot } from './rest-slot.tsx'
import { fillTestimonials } from './testimonial-store.ts'

/** The landing page in its own words; its look comes from the theme around it. */
export function Landing({ copy }: { copy: Copy }) {
  useEffect(() => void fillTestimonials(), [])
  return (
    <>
      <Hero copy={copy.hero} />
      <Figures copy={copy.figures} />
      <RestSlot copy={copy} />
    </>
  )
}
