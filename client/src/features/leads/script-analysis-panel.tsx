import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { shorten } from 'shared/formats/shorten'
import { clockOf, durationIt } from 'shared/formats/units'
import { OPENING_SECONDS, type ScriptAnalysis } from 'shared/language/script-reading/analyse-script'
import { type ReadabilityLevel, readabilityLevelOf } from 'shared/language/script-reading/figures'
import { type MarkCode, markCodes, type ScriptMark } from 'shared/language/script-reading/marks'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import style from './script-analysis-panel.module.css'

const label = { ff: 'text', fz: 'sm', fw: 600, lh: 1.12, c: 'dimmed' } as const
const note = { fz: 'sm', lh: 1.45, c: 'dimmed' } as const

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
const MAX_QUOTE_LENGTH = 90

function quoteOf(script: string, { start, end }: ScriptMark): string {
  const words = script.slice(start, end).replace(/\s+/g, ' ')
  return shorten(words, MAX_QUOTE_LENGTH)
}

function Passages({ script, marks, onSelect }: RemarksProps) {
  return (
    <Stack component="ul" gap={6} mt={8} mb={4}>
      {marks.slice(0, SHOWN).map(mark => (
        <li key={mark.start}>
          <Anchor
            component="button"
            type="button"
            mih={24}
            fz="0.9375rem"
            lh={1.4}
            ta="left"
            className="breaks"
            onClick={() => onSelect(mark)}
          >
            {quoteOf(script, mark)}
          </Anchor>
          {mark.instead && (
            <Text fz="sm" c="dimmed">
              {texts.instead(mark.instead)}
            </Text>
          )}
        </li>
      ))}
      {marks.length > SHOWN && (
        <Text component="li" {...note}>
          {texts.more(marks.length - SHOWN)}
        </Text>
      )}
    </Stack>
  )
}

/** Lists weak passages by kind. Pressing one selects it in the text. */
function ScriptRemarks({ script, marks, onSelect }: RemarksProps) {
  const groups = markCodes
    .map((code: MarkCode) => ({ code, own: marks.filter(mark => mark.code === code) }))
    .filter(({ own }) => own.length > 0)
  if (groups.length === 0)
    return (
      <Text inherit c="var(--ok)">
        {texts.nothing}
      </Text>
    )
  return (
    <Stack component="section" gap={4}>
      <Title order={4} {...label}>
        {texts.remarks}
      </Title>
      {groups.map(({ code, own }, at) => (
        <details key={code} className={style.remark} data-severity={own[0]?.severity} open={at === 0}>
          <summary>
            {texts.marks[code].title}{' '}
            {own.length > 1 && (
              <Text
                span
                ml={4}
                px={8}
                py={1}
                bdrs="xl"
                bg="var(--surface-3)"
                fz="0.8125rem"
                className="tabular"
              >
                {own.length}
              </Text>
            )}
          </summary>
          <Text {...note}>{texts.marks[code].text}</Text>
          <Passages script={script} marks={own} onSelect={onSelect} />
        </details>
      ))}
    </Stack>
  )
}

const tones: Record<ReadabilityLevel, string> = {
  easy: 'var(--ok)',
  clear: 'var(--ok)',
  demanding: 'var(--warn)',
  hard: 'var(--danger)',
}

function ScriptFigures({ analysis }: { analysis: ScriptAnalysis }) {
  const { figures, spoken, marks } = analysis
  const index = figures.readability ?? 0
  const level = readabilityLevelOf(index)
  const count = (code: string) => marks.filter(mark => mark.code === code).length
  const counts = [
    texts.words(figures.words),
    texts.sentences(figures.sentences),
    texts.longSentences(count('long-sentence')),
    texts.fillers(count('filler')),
  ]
  return (
    <>
      <div className={style.figures}>
        <Stack gap={6} miw={0}>
          <Title order={4} {...label}>
            {texts.readability}
          </Title>
          <Text ff="heading" fz="1.375rem" fw={650} lh={1.2}>
            {texts.levels[level].word}{' '}
            <Text span ff="text" fz="sm" fw={500} c="dimmed" className="tabular nowrap">
              {texts.outOf(index)}
            </Text>
          </Text>
          <ScoreMeter value={index} fill={tones[level]} />
          <Text {...note}>{texts.levels[level].text}</Text>
        </Stack>
        <Stack gap={6} miw={0}>
          <Title order={4} {...label}>
            {texts.spoken}
          </Title>
          <Text ff="monospace" fz="2rem" fw={500} lh={1.1} className="tabular">
            {clockOf(spoken.seconds)}
          </Text>
          <Text {...note}>{texts.band(clockOf(spoken.quickestSeconds), clockOf(spoken.slowestSeconds))}</Text>
        </Stack>
      </div>
      <Group component="ul" gap="6px 8px">
        {counts.map(count => (
          <Text
            key={count}
            component="li"
            px={10}
            py={3}
            bdrs="xl"
            bg="var(--surface-2)"
            fz="0.8125rem"
            className="tabular"
          >
            {count}
          </Text>
        ))}
      </Group>
    </>
  )
}

const ticks = Array.from({ length: 21 }, (_, at) => at * 5)
const MARGIN = 4

/** Renders an index from 0 to 100 on a scale. Decorative: the text beside it has the same figure. */
function ScoreMeter({ value, fill }: { value: number; fill: string }) {
  const at = (index: number) => MARGIN + index * 2
  return (
    <svg viewBox="0 0 208 30" width="360" aria-hidden="true" focusable="false">
      {ticks.map(tick => (
        <rect
          key={tick}
          {...(tick <= value ? { fill } : { fill: 'var(--field-line)', opacity: 0.6 })}
          x={at(tick) - 1}
          y={tick % 20 === 0 ? 0 : 6}
          width={2}
          height={tick % 20 === 0 ? 16 : 10}
        />
      ))}
      <path fill={fill} d={`M${at(value)} 20 l5 9 h-10 z`} />
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
    <Stack gap="sm" c="dimmed">
      <Text inherit fw={600} c="var(--ink)">
        {texts.empty.title}
      </Text>
      <Stack component="ul" gap={8} pl={20} style={{ listStyle: 'disc' }}>
        {texts.empty.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Shows what is wrong with a script while it is typed. Computed in the browser; nothing is sent. */
export function ScriptAnalysisPanel({ script, analysis, onSelect }: Props) {
  const [summary] = useDebouncedValue(summaryOf(analysis), ANNOUNCE_AFTER_MS)
  return (
    <Stack
      component="section"
      gap={18}
      miw={0}
      p="clamp(16px, 2vw, 20px)"
      bg="var(--bg)"
      className="panel"
      aria-labelledby="script-reading"
    >
      <Title order={3} id="script-reading" fz="1.125rem" lh={1.2}>
        {texts.title}
      </Title>
      {analysis.figures.words === 0 ? (
        <EmptyAnalysis />
      ) : (
        <>
          <ScriptFigures analysis={analysis} />
          <ScriptVerdicts opening={analysis.opening} call={analysis.call} />
          <ScriptRemarks script={script} marks={analysis.marks} onSelect={onSelect} />
        </>
      )}
      <Text {...note}>{texts.hint}</Text>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
    </Stack>
  )
}
