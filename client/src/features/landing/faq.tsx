import { IconPlus } from '@tabler/icons-react'
import { homeTexts } from 'shared/messages/it/screens-site'
import style from './faq.module.css'
import section from './section.module.css'

const { title, items } = homeTexts.faq

/** What one asks before the first order; it opens without any program. */
export function Faq() {
  return (
    <section id="faq" className={`${section.section} ${style.faq}`}>
      <h2 className={section.title}>{title}</h2>
      <div className={style.items}>
        {items.map(({ question, answer }) => (
          <details key={question} className={style.item}>
            <summary className={style.question}>
              {question}
              <IconPlus size={24} aria-hidden="true" />
            </summary>
            <p className={style.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
