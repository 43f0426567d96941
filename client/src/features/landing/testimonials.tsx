import { IconStarFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { landingTexts } from 'shared/messages/it/landing'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import controls from './carousel-controls.module.css'
import { Arrows } from './carousel-controls.tsx'
import type { Copy } from './copy.ts'
import section from './section.module.css'
import {
  chooseTestimonials,
  isLong,
  loadTestimonials,
  SHOWN,
  type Testimonial,
} from './testimonial-choice.ts'
import style from './testimonials.module.css'

const texts = landingTexts.testimonials

function Comment({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const long = isLong(text)
  return (
    <>
      <blockquote className={long && !open ? `${style.comment} ${style.clamped}` : style.comment}>
        {text}
      </blockquote>
      {long && (
        <button type="button" className={style.read} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.readLess : texts.readAll}
        </button>
      )}
    </>
  )
}

/** Renders a testimonial with its stars. Samples are marked as such. */
function TestimonialCard({ testimonial, isSample }: { testimonial: Testimonial; isSample: boolean }) {
  const { rating, comment, authorName, company } = testimonial
  return (
    <li className={style.card}>
      <Stars rating={rating} />
      {comment && <Comment text={comment} />}
      <p className={style.author}>
        <b>{authorName}</b>
        {company && <span>{company}</span>}
        <span className={style.kind}>
          {isSample ? publicTexts.testimonials.example : publicTexts.testimonials.verified}
        </span>
      </p>
    </li>
  )
}

function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: rating }, (_, place) => place)
  return (
    <p className={style.stars} role="img" aria-label={publicTexts.testimonials.stars(rating)}>
      {stars.map(place => (
        <IconStarFilled key={place} size={20} aria-hidden="true" />
      ))}
    </p>
  )
}

/** Testimonials in a strip that scrolls sideways; samples until there is a real one. */
export function Testimonials({ copy }: Copy<'testimonials'>) {
  const [real, setReal] = useState<readonly Testimonial[]>([])
  useEffect(() => void loadTestimonials().then(setReal), [])
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
