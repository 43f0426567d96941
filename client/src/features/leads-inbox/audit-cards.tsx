import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { AuditEditor } from './audit-editor.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.audit

type Report = NonNullable<Lead['audit']>

function FirstReading({ report }: { report: Report }) {
  return (
    <details className={style.fold}>
      <summary>{texts.firstSent}</summary>
      <dl className={style.reading}>
        {report.sections.map(({ code, finding, advice }) => (
          <div key={code}>
            <dt>{auditReadingTexts.sections[code].title}</dt>
            <dd>{finding}</dd>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The reading of a video: what the program wrote, and what somebody who has watched makes of it. */
export function AuditCards({ lead }: { lead: Lead }) {
  if (!lead.audit)
    return (
      <Card title={texts.title}>
        <p className="soft">{texts.waiting}</p>
      </Card>
    )
  const first = lead.firstAudit ?? lead.audit
  return (
    <>
      <Card>
        <FirstReading report={first} />
      </Card>
      <AuditEditor lead={lead} report={lead.audit} first={first} />
    </>
  )
}
