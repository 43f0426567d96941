import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { termsVersion } from 'shared/catalogue/terms/newest-terms'
import { dateIt } from 'shared/formats/date-it'
import { publicTexts } from 'shared/messages/it/public'
import type { LegalSection, LegalText } from 'shared/messages/it/screens-legal'
import style from './legal-page.module.css'
import { PageHead } from './page-head.tsx'

const texts = publicTexts.legal

const anchorOf = (place: number) => `punto-${place + 1}`

// Filled in by the browser, because the prerendered page has the day of the build.
function Updated() {
  const [today] = useState(() => new Date())
  const hydrated = useHydrated()
  return (
    <p className={style.updated}>
      {hydrated && <>{texts.updated(dateIt(today))} · </>}
      {texts.version(termsVersion)}
    </p>
  )
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav aria-label={texts.contents} className={style.contents}>
      <ol>
        {sections.map((section, place) => (
          <li key={section.title}>
            <a href={`#${anchorOf(place)}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Table({ head, rows }: NonNullable<LegalSection['table']>) {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...rest]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {rest.map((answer, place) => (
              <td key={answer} data-label={head[place + 1]}>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Section({ section, anchor }: { section: LegalSection; anchor: string }) {
  return (
    <section id={anchor} className={style.section}>
      <h2 className={style.heading}>{section.title}</h2>
      {section.paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.table && <Table {...section.table} />}
    </section>
  )
}

export function LegalPage({ title, sections }: LegalText) {
  return (
    <>
      <PageHead title={title} />
      <div className={`page-width ${style.grid}`}>
        <Contents sections={sections} />
        <article>
          <Updated />
          {sections.map((section, place) => (
            <Section key={section.title} section={section} anchor={anchorOf(place)} />
          ))}
        </article>
      </div>
    </>
  )
}
