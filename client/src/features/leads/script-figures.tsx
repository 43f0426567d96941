import { clockOf } from 'shared/formats/duration-it'
import type { ScriptAnalysis } from 'shared/language/script-reading/analyse-script'
import { type ReadabilityLevel, readabilityLevelOf } from 'shared/language/script-reading/readability'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import { LightMeter } from './light-meter.tsx'
import style from './script-reading.module.css'

const tones: Record<ReadabilityLevel, 'ok' | 'warn' | 'bad'> = {
  easy: 'ok',
  clear: 'ok',
  demanding: 'warn',
  hard: 'bad',
}

/** How easy a script is to follow, how long it takes to say, and what it is made of. */
export function ScriptFigures({ analysis }: { analysis: ScriptAnalysis }) {
  const { figures, spoken, marks } = analysis
  const index = figures.readability ?? 0
  const level = readabilityLevelOf(index)
  const count = (code: string) => marks.filter(mark => mark.code === code).length
  return (
    <div className={style.figures}>
      <div className={style.figure}>
        <h4 className={style.label}>{texts.readability}</h4>
        <p className={style.value}>
          {texts.levels[level].word} <span className={style.unit}>{texts.outOf(index)}</span>
        </p>
        <LightMeter value={index} tone={tones[level]} />
        <p className={style.note}>{texts.levels[level].text}</p>
      </div>
      <div className={style.figure}>
        <h4 className={style.label}>{texts.spoken}</h4>
        <p className={style.clock}>{clockOf(spoken.seconds)}</p>
        <p className={style.note}>
          {texts.band(clockOf(spoken.quickestSeconds), clockOf(spoken.slowestSeconds))}
        </p>
      </div>
      <ul className={style.counts}>
        <li>{texts.words(figures.words)}</li>
        <li>{texts.sentences(figures.sentences)}</li>
        <li>{texts.longSentences(count('long-sentence'))}</li>
        <li>{texts.fillers(count('filler'))}</li>
      </ul>
    </div>
  )
}
