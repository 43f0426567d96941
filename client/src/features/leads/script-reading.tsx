import { durationIt } from 'shared/formats/duration-it'
import type { ScriptAnalysis } from 'shared/language/script-reading/analyse-script'
import { readabilityLevelOf } from 'shared/language/script-reading/readability'
import type { ScriptMark } from 'shared/language/script-reading/script-mark'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import { ScriptFigures } from './script-figures.tsx'
import style from './script-reading.module.css'
import { ScriptRemarks } from './script-remarks.tsx'
import { ScriptVerdicts } from './script-verdicts.tsx'
import { useSettled } from './use-settled.ts'

type Props = { script: string; analysis: ScriptAnalysis; onSelect: (mark: ScriptMark) => void }

function summaryOf({ figures, spoken, marks }: ScriptAnalysis): string {
  if (figures.readability === null) return ''
  const level = texts.levels[readabilityLevelOf(figures.readability)].word
  return texts.summary(level, durationIt(spoken.seconds), marks.length)
}

function Nothing() {
  return (
    <div className={style.nothing}>
      <p className={style.nothingTitle}>{texts.empty.title}</p>
      <ul>
        {texts.empty.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** What can be said of a script while it is typed; made in the browser, sent nowhere. */
export function ScriptReading({ script, analysis, onSelect }: Props) {
  const summary = useSettled(summaryOf(analysis))
  return (
    <section className={style.reading} aria-labelledby="script-reading">
      <h3 id="script-reading" className={style.title}>
        {texts.title}
      </h3>
      {analysis.figures.words === 0 ? (
        <Nothing />
      ) : (
        <>
          <ScriptFigures analysis={analysis} />
          <ScriptVerdicts opening={analysis.opening} call={analysis.call} />
          <ScriptRemarks script={script} marks={analysis.marks} onSelect={onSelect} />
        </>
      )}
      <p className={style.note}>{texts.hint}</p>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
    </section>
  )
}
