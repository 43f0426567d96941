import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { OPENING_SECONDS, type ScriptAnalysis } from 'shared/language/script-reading/analyse-script'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import style from './script-reading.module.css'

function Verdict({ label, text, good }: { label: string; text: string; good: boolean }) {
  const Sign = good ? IconCheck : IconAlertTriangle
  return (
    <div className={style.verdict} data-good={good}>
      <dt>
        <Sign size={18} aria-hidden="true" />
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

/** How a script begins and what it ends with. */
export function ScriptVerdicts({ opening, call }: Pick<ScriptAnalysis, 'opening' | 'call'>) {
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
