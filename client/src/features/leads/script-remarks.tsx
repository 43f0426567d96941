import { type MarkCode, markCodes, type ScriptMark } from 'shared/language/script-reading/script-mark'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import style from './script-reading.module.css'

type Select = (mark: ScriptMark) => void
type Props = { script: string; marks: readonly ScriptMark[]; onSelect: Select }

const SHOWN = 5
const LONGEST_QUOTE = 90

function quoteOf(script: string, { start, end }: ScriptMark): string {
  const words = script.slice(start, end).replace(/\s+/g, ' ')
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}\u2026` : words
}

function Passages({ script, marks, onSelect }: Props) {
  return (
    <ul className={style.passages}>
      {marks.slice(0, SHOWN).map(mark => (
        <li key={mark.start}>
          <button type="button" className={style.passage} onClick={() => onSelect(mark)}>
            {quoteOf(script, mark)}
          </button>
          {mark.instead && <span className={style.instead}>{texts.instead(mark.instead)}</span>}
        </li>
      ))}
      {marks.length > SHOWN && <li className={style.note}>{texts.more(marks.length - SHOWN)}</li>}
    </ul>
  )
}

/** What could be better, kind by kind; a passage leads to its place in the text. */
export function ScriptRemarks({ script, marks, onSelect }: Props) {
  const groups = markCodes
    .map((code: MarkCode) => ({ code, own: marks.filter(mark => mark.code === code) }))
    .filter(({ own }) => own.length > 0)
  if (groups.length === 0) return <p className={style.fine}>{texts.nothing}</p>
  return (
    <section className="stack gap-4">
      <h4 className={style.label}>{texts.remarks}</h4>
      {groups.map(({ code, own }, at) => (
        <details key={code} className={style.remark} data-severity={own[0]?.severity} open={at === 0}>
          <summary>
            {texts.marks[code].title} {own.length > 1 && <span className={style.count}>{own.length}</span>}
          </summary>
          <p className={style.note}>{texts.marks[code].text}</p>
          <Passages script={script} marks={own} onSelect={onSelect} />
        </details>
      ))}
    </section>
  )
}
