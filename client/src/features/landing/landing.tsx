import { Closing } from './closing.tsx'
import { Faq } from './faq.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Process } from './process.tsx'
import { Services } from './services.tsx'
import { Voices } from './voices.tsx'

/** The landing page's sections, whatever the theme around them. */
export function Landing() {
  return (
    <>
      <Hero />
      <Figures />
      <Services />
      <Process />
      <Voices />
      <Faq />
      <Closing />
    </>
  )
}
