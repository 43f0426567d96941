import { useState } from 'react'
import { landingTexts } from 'shared/messages/it/landing'
import { publicTexts } from 'shared/messages/it/public'
import type { Testimonial } from './load-testimonials.ts'
import { Stars } from './stars.tsx'
import { isLong } from './testimonial-choice.ts'
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

/** One client's stars and words; samples say that they are samples. */
export function TestimonialCard({ testimonial, isSample }: { testimonial: Testimonial; isSample: boolean }) {
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
