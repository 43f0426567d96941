import { markedRunsOf } from 'shared/language/script-reading/marked-runs'
import type { ScriptMark } from 'shared/language/script-reading/script-mark'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import style from './marked-script.module.css'

/** The script as it stands, its weak passages marked. */
export function MarkedScript({ script, marks }: { script: string; marks: readonly ScriptMark[] }) {
  if (marks.length === 0) return null
  return (
    <figure className="stack shrinkable gap-8">
      <figcaption className={style.caption}>{texts.marked}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={style.text} tabIndex={0} aria-label={texts.marked}>
        {markedRunsOf(script, marks).map(({ start, text, mark }) =>
          mark ? (
            <mark key={start} data-severity={mark.severity} title={texts.marks[mark.code].title}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </section>
    </figure>
  )
}
