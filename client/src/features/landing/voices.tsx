import { publicTexts } from 'shared/messages/it/public'
import { homeTexts } from 'shared/messages/it/screens-site'
import section from './section.module.css'
import style from './voices.module.css'

const { title, quotes } = homeTexts.voices

/** What clients say; these are samples, and say so. */
export function Voices() {
  return (
    <section id="testimonianze" className={section.section}>
      <h2 className={section.title}>{title}</h2>
      <ul className={style.voices}>
        {quotes.map(quote => (
          <li key={quote.who} className={style.voice}>
            <blockquote className={style.quote}>{quote.text}</blockquote>
            <p className={style.who}>
              {quote.who}
              <span className={style.sample}>{publicTexts.testimonials.example}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
