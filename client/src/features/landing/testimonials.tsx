import { useRef, useState } from 'react'
import { landingTexts } from 'shared/messages/it/landing'
import { useStore } from 'zustand'
import { Button } from '../../ui/button.tsx'
import controls from './carousel-controls.module.css'
import { Arrows } from './carousel-controls.tsx'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import { TestimonialCard } from './testimonial-card.tsx'
import { chooseTestimonials, SHOWN } from './testimonial-choice.ts'
import { testimonialStore } from './testimonial-store.ts'
import style from './testimonials.module.css'

const texts = landingTexts.testimonials

/** What clients say, on a strip that scrolls sideways: samples, until there is a real one. */
export function Testimonials({ copy }: Copy<'testimonials'>) {
  const real = useStore(testimonialStore)
  const { isSample, list } = chooseTestimonials(real)
  const [all, setAll] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const shown = all ? list : list.slice(0, SHOWN)
  const scroll = (by: number) => strip.current?.scrollBy({ left: by * strip.current.clientWidth * 0.7 })
  return (
    <section id={landingTexts.anchors.testimonials} className={style.band}>
      <div className={style.head}>
        <div>
          <h2 className={section.title}>{copy.title}</h2>
          <p className={section.text}>{isSample ? texts.examplesNote : copy.text}</p>
        </div>
        <div className={controls.controls}>
          <Arrows words={texts} onPrevious={() => scroll(-1)} onNext={() => scroll(1)} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <ul ref={strip} className={style.strip} tabIndex={0} aria-label={texts.list}>
        {shown.map(testimonial => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} isSample={isSample} />
        ))}
      </ul>
      {shown.length < list.length && (
        <div className={style.more}>
          <Button variant="outline" onClick={() => setAll(true)}>
            {texts.more(list.length - shown.length)}
          </Button>
        </div>
      )}
    </section>
  )
}
