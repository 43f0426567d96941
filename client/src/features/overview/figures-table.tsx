import style from './overview.module.css'

type Cell = string | number

type Props = {
  /** What the table is about, for those who do not see the card around it. */
  caption: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...Cell[]])[]
  foot?: readonly [string, ...Cell[]]
}

function Row({ cells: [name, ...figures] }: { cells: readonly [string, ...Cell[]] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells never change places
        <td key={place}>{figure}</td>
      ))}
    </tr>
  )
}

/** The figures behind a picture; a long or wide table is scrolled within its frame, by keys too. */
export function FiguresTable({ caption, head, rows, foot }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={style.scroll} tabIndex={0} aria-label={caption}>
      <table className={style.table}>
        <caption className="visually-hidden">{caption}</caption>
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
          {rows.map(row => (
            <Row key={row[0]} cells={row} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </section>
  )
}
