import { landingTexts } from 'shared/messages/it/landing'
import style from './comparison.module.css'
import type { Copy } from './copy.ts'
import section from './section.module.css'

const texts = landingTexts.comparison

type RowProps = { label: string; answers: readonly string[]; columns: readonly string[] }

function Row({ label, answers, columns }: RowProps) {
  return (
    <tr className={style.row}>
      <th scope="row" className={style.label}>
        {label}
      </th>
      {answers.map((answer, place) => (
        <td key={columns[place]} className={place === 0 ? style.ours : style.cell}>
          {/* On a phone the head of the table is out of sight: each answer says whose it is. */}
          <span className={style.whose} aria-hidden="true">
            {columns[place]}
          </span>
          <span>{answer}</span>
        </td>
      ))}
    </tr>
  )
}

/** Compares the product (highlighted column) with four alternatives; on phones each row is a card. */
export function Comparison({ copy }: Copy<'comparison'>) {
  return (
    <section className={style.band}>
      <div className={section.section}>
        <h2 className={section.title}>{copy.title}</h2>
        <table className={style.table}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead className={style.head}>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.feature}</span>
              </th>
              {copy.columns.map((column, place) => (
                <th key={column} scope="col" className={place === 0 ? style.ours : style.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(row => (
              <Row key={row.label} {...row} columns={copy.columns} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
