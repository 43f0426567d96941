import { IconPlus } from '@tabler/icons-react'
import { landingTexts } from 'shared/messages/it/landing'
import { ButtonLink } from '../../ui/button.tsx'
import type { Copy } from './copy.ts'
import style from './faq.module.css'
import section from './section.module.css'

/** Questions before a first order. They open without JavaScript. */
export function Faq({ copy }: Copy<'faq'>) {
  return (
    <section id={landingTexts.anchors.faq} className="ruled">
      <div className={`${section.section} ${style.faq}`}>
        <div className={style.head}>
          <h2 className={section.title}>{copy.title}</h2>
          <ButtonLink to="/contact" variant="subtle" className={style.more}>
            {landingTexts.faq.more}
          </ButtonLink>
        </div>
        <div>
          {copy.items.map(({ id, question, answer }) => (
            <details key={id} className={style.item} name="faq">
              <summary className={style.question}>
                {question}
                <IconPlus size={24} aria-hidden="true" />
              </summary>
              <p className={style.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
