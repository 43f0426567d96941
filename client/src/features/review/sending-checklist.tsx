import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { SendingCheck } from 'shared/deliverables/sending-checks'
import { stageTexts } from 'shared/messages/it/stage-room'
import style from './stage.module.css'

const texts = stageTexts.checks

const signs = { fine: IconCheck, warns: IconAlertTriangle, blocks: IconX }

function Check({ code, verdict, count }: SendingCheck) {
  const Sign = signs[verdict]
  return (
    <li className={`${style.check} ${style[verdict]}`}>
      <Sign size={20} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{texts.verdicts[verdict]}: </span>
        {texts[code][verdict](count)}
      </span>
    </li>
  )
}

/** What was found before a version goes to the client: each point says how it stands. */
export function SendingChecklist({ checks }: { checks: readonly SendingCheck[] }) {
  return (
    <section aria-label={texts.title}>
      <h3 className={style.checksTitle}>{texts.title}</h3>
      <ul className="stack gap-8">
        {checks.map(check => (
          <Check key={check.code} {...check} />
        ))}
      </ul>
    </section>
  )
}
