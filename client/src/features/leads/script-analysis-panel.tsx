import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clockOf, durationIt } from 'shared/formats/duration-it'
import { OPENING_SECONDS, type ScriptAnalysis } from 'shared/language/script-reading/analyse-script'
import { type ReadabilityLevel, readabilityLevelOf } from 'shared/language/script-reading/readability'
import { type MarkCode, markCodes, type ScriptMark } from 'shared/language/script-reading/script-mark'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import meterStyle from './light-meter.module.css'
import style from './script-analysis-panel.module.css'

function Verdict({ label, text, good }: { label: string; text: string; good: boolean }) {
  const Icon = good ? IconCheck : IconAlertTriangle
  return (
    <div className={style.verdict} data-good={good}>
      <dt>
        <Icon size={18} aria-hidden="true" />
        {label}
      </dt>
      <dd>{text}</dd>
    </div>
  )
}

function openingText({ verdict, seconds }: NonNullable<ScriptAnalysis['opening']>): string {
  const isGood = verdict === 'question' || verdict === 'viewer'
  return isGood && seconds > OPENING_SECONDS ? texts.opening.slow(seconds) : texts.opening[verdict]
}

/** Assesses the opening and the call to action of a script. */
function ScriptVerdicts({ opening, call }: Pick<ScriptAnalysis, 'opening' | 'call'>) {
  if (!opening || !call) return null
  const text = openingText(opening)
  const good = text === texts.opening.question || text === texts.opening.viewer
  return (
    <dl className={style.verdicts}>
      <Verdict label={texts.opening.label} text={text} good={good} />
      <Verdict label={texts.call.label} text={texts.call[call]} good={call === 'clear'} />
    </dl>
  )
}

type Select = (mark: ScriptMark) => void
type RemarksProps = { script: string; marks: readonly ScriptMark[]; onSelect: Select }

const SHOWN = 5
const LONGEST_QUOTE = 90

function quoteOf(script: string, { start, end }: ScriptMark): string {
  const words = script.slice(start, end).replace(/\s+/g, ' ')
  return words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}\u2026` : words
}

function Passages({ script, marks, onSelect }: RemarksProps) {
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

/** Lists weak passages by kind. Pressing one selects it in the text. */
function ScriptRemarks({ script, marks, onSelect }: RemarksProps) {
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

const tones: Record<ReadabilityLevel, 'ok' | 'warn' | 'bad'> = {
  easy: 'ok',
  clear: 'ok',
  demanding: 'warn',
  hard: 'bad',
}

/** How easy a script is to follow, how long it takes to say, and what it is made of. */
function ScriptFigures({ analysis }: { analysis: ScriptAnalysis }) {
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
        <ScoreMeter value={index} tone={tones[level]} />
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

const ticks = Array.from({ length: 21 }, (_, at) => at * 5)
const MARGIN = 4

/** An index from 0 to 100 on a scale like a camera's light meter; the words beside it say the same. */
function ScoreMeter({ value, tone }: { value: number; tone: 'ok' | 'warn' | 'bad' }) {
  const at = (index: number) => MARGIN + index * 2
  return (
    <svg className={meterStyle.meter} viewBox="0 0 208 30" aria-hidden="true" focusable="false">
      {ticks.map(tick => (
        <rect
          key={tick}
          className={tick <= value ? meterStyle[tone] : meterStyle.off}
          x={at(tick) - 1}
          y={tick % 20 === 0 ? 0 : 6}
          width={2}
          height={tick % 20 === 0 ? 16 : 10}
        />
      ))}
      <path className={meterStyle[tone]} d={`M${at(value)} 20 l5 9 h-10 z`} />
    </svg>
  )
}

/** Pause in typing after which a screen reader is told the new summary. */
const ANNOUNCE_AFTER_MS = 2500

type Props = { script: string; analysis: ScriptAnalysis; onSelect: (mark: ScriptMark) => void }

function summaryOf({ figures, spoken, marks }: ScriptAnalysis): string {
  if (figures.readability === null) return ''
  const level = texts.levels[readabilityLevelOf(figures.readability)].word
  return texts.summary(level, durationIt(spoken.seconds), marks.length)
}

function EmptyAnalysis() {
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

/** Shows what is wrong with a script while it is typed. Computed in the browser; nothing is sent. */
export function ScriptAnalysisPanel({ script, analysis, onSelect }: Props) {
  const [summary] = useDebouncedValue(summaryOf(analysis), ANNOUNCE_AFTER_MS)
  return (
    <section className={style.reading} aria-labelledby="script-reading">
      <h3 id="script-reading" className={style.title}>
        {texts.title}
      </h3>
      {analysis.figures.words === 0 ? (
        <EmptyAnalysis />
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
