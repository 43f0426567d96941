import { useRef } from 'react'
import { formValuesOf, sectionsOf } from 'shared/leads/audit-sections'
import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { inboxTexts } from 'shared/messages/it/inbox'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'
import { OutLink } from './out-link.tsx'

const texts = inboxTexts.audit

type Report = NonNullable<Lead['audit']>
type Props = { lead: Lead; report: Report; first: Report }

function useAuditForm({ id }: Lead, report: Report) {
  const { team } = trpc.useUtils()
  const update = trpc.team.leads.updateReport.useMutation()
  const again = useRef(false)
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.auditReportForm),
    initial: formValuesOf(report),
    draft: `audit:${id}`,
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async values => {
      const { sent } = await update.mutateAsync({
        id,
        sections: sectionsOf(values),
        sendAgain: again.current,
      })
      showToast({ title: sent ? texts.done : texts.saved })
      void team.leads.invalidate()
    },
  })
  const choose = (sendAgain: boolean) => () => {
    again.current = sendAgain
  }
  return { ...form, choose }
}

type Form = ReturnType<typeof useAuditForm>

function Section({ section, field }: { section: Report['sections'][number]; field: Form['field'] }) {
  const { code, finding, unseen } = section
  return (
    <fieldset className={style.section}>
      <legend>{auditReadingTexts.sections[code].title}</legend>
      <p className="soft">
        <b>{texts.first}</b> {finding}
      </p>
      {unseen && (
        <p className="soft">
          <b>{texts.unseen}</b> {unseen}
        </p>
      )}
      <TextAreaField label={texts.finding} minRows={2} {...field(`finding-${code}`)} />
      <TextAreaField optional label={texts.advice} minRows={2} {...field(`advice-${code}`)} />
    </fieldset>
  )
}

function Actions({ sentAt, busy, choose }: { sentAt: string | null } & Pick<Form, 'busy' | 'choose'>) {
  return (
    <div className="cluster end gap-12">
      {sentAt && (
        <Button type="submit" variant="outline" busy={busy} onClick={choose(true)}>
          {texts.sendAgain}
        </Button>
      )}
      <Button type="submit" busy={busy} onClick={choose(false)}>
        {sentAt ? texts.save : texts.send}
      </Button>
    </div>
  )
}

/** What was seen in the video, section by section; the mail goes out with the first saving. */
export function AuditEditor({ lead, report, first }: Props) {
  const { busy, field, formProps, choose } = useAuditForm(lead, report)
  return (
    <Card title={texts.title}>
      <form {...formProps} className="stack gap-18">
        <p className="soft">
          {lead.completeSentAt ? (
            <RelativeTime moment={lead.completeSentAt} words={texts.sent} />
          ) : (
            texts.intro
          )}
        </p>
        <p className={style.video}>{lead.videoUrl ? <OutLink url={lead.videoUrl} /> : texts.noVideo}</p>
        {first.sections.map(section => (
          <Section key={section.code} section={section} field={field} />
        ))}
        <Actions sentAt={lead.completeSentAt} busy={busy} choose={choose} />
      </form>
    </Card>
  )
}
