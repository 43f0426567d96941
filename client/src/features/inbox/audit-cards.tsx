import { Anchor, Button, Divider, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formValuesOf, sectionsOf, textOf } from 'shared/inbox/audit-sections'
import { auditReportForm } from 'shared/inbox/leads.inputs'
import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { inboxTexts } from 'shared/messages/it/inbox'
import { trpc } from '../../lib/trpc.ts'
import { EditConflictNotice } from '../../ui/edit-conflict-notice.tsx'
import { FormStack, TextAreaField } from '../../ui/field.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Lead } from './lead-screen.tsx'

const hasScheme = /^https?:\/\//i

/** Links to an address as a user typed it, with or without a scheme. */
export const ExternalLink = ({ url }: { url: string }) => (
  <Anchor href={hasScheme.test(url) ? url : `https://${url}`} target="_blank" rel="noreferrer">
    {url}
  </Anchor>
)

const texts = inboxTexts.audit

type Report = NonNullable<Lead['audit']>

function FirstReading({ report }: { report: Report }) {
  return (
    <details>
      <Text component="summary" fw={600} style={{ cursor: 'pointer' }}>
        {texts.firstSent}
      </Text>
      <Stack component="dl" mt="md" maw="72ch">
        {report.sections.map(({ code, finding, advice }) => (
          <div key={code}>
            <Text component="dt" fw={600}>
              {auditReadingTexts.sections[code].title}
            </Text>
            <Text component="dd" c="dimmed">
              {finding}
            </Text>
            <Text component="dd" c="dimmed">
              {advice}
            </Text>
          </div>
        ))}
      </Stack>
    </details>
  )
}

interface SectionProps {
  section: Report['sections'][number]
  field: ReturnType<typeof useZodForm<Record<string, string>, unknown>>['field']
}

function Section({ section: { code, finding, unseen }, field }: SectionProps) {
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text span fw={650} fz="1.0625rem">
          {auditReadingTexts.sections[code].title}
        </Text>
      }
    >
      <Stack gap="sm">
        <Text c="dimmed">
          <b>{texts.first}</b> {finding}
        </Text>
        {unseen && (
          <Text c="dimmed">
            <b>{texts.unseen}</b> {unseen}
          </Text>
        )}
        <TextAreaField label={texts.finding} minRows={2} {...field(`finding-${code}`)} />
        <TextAreaField optional label={texts.advice} minRows={2} {...field(`advice-${code}`)} />
        <Divider />
      </Stack>
    </Fieldset>
  )
}

/**
 * Edits the report section by section. The first save sends it; later ones only on request. `seenAt` stays with the
 * draft of the values, and tells which saved report they replace.
 */
function AuditEditor({ lead, report, first }: { lead: Lead; report: Report; first: Report }) {
  const { team } = trpc.useUtils()
  const update = trpc.team.leads.updateReport.useMutation({ onSettled: () => void team.leads.invalidate() })
  const sendAgain = useRef(false)
  const saved: Record<string, string> = { ...formValuesOf(report), seenAt: lead.reportSavedAt ?? '' }
  const { busy, clear, field, form, formProps } = useZodForm({
    schema: auditReportForm,
    initial: saved,
    draft: `audit:${lead.id}`,
    failed: { text: texts.failed },
    send: async values => {
      const { sent, savedAt } = await update.mutateAsync({
        id: lead.id,
        sections: sectionsOf(values),
        seenAt: values.seenAt ?? null,
        sendAgain: sendAgain.current,
      })
      follow({ ...form.getValues(), seenAt: savedAt })
      showToast({ title: sent ? texts.done : texts.saved })
    },
  })
  const follow = (values: typeof saved) => {
    form.setInitialValues(values)
    clear()
  }
  const hasConflict = !busy && (lead.reportSavedAt ?? '') > (form.getValues().seenAt ?? '')
  useEffect(() => {
    if (hasConflict && !form.isDirty()) follow(saved)
  })
  const setSendAgain = (value: boolean) => () => {
    sendAgain.current = value
  }
  const sentAt = lead.completeSentAt
  return (
    <SectionCard title={texts.title}>
      <FormStack {...formProps} gap={18}>
        <Text c="dimmed">{sentAt ? <RelativeTime moment={sentAt} words={texts.sent} /> : texts.intro}</Text>
        <Text className="breaks">{lead.videoUrl ? <ExternalLink url={lead.videoUrl} /> : texts.noVideo}</Text>
        {first.sections.map(section => (
          <Section key={section.code} section={section} field={field} />
        ))}
        {hasConflict && (
          <EditConflictNotice
            newer={textOf(report, code => auditReadingTexts.sections[code].title)}
            onTake={() => follow(saved)}
            onOverwrite={() => form.setFieldValue('seenAt', lead.reportSavedAt ?? '')}
          />
        )}
        <Group justify="flex-end" gap="sm">
          {sentAt && (
            <Button type="submit" variant="default" loading={busy} onClick={setSendAgain(true)}>
              {texts.sendAgain}
            </Button>
          )}
          <Button type="submit" loading={busy} onClick={setSendAgain(false)}>
            {sentAt ? texts.save : texts.send}
          </Button>
        </Group>
      </FormStack>
    </SectionCard>
  )
}

export function AuditCards({ lead }: { lead: Lead }) {
  if (!lead.audit)
    return (
      <SectionCard title={texts.title}>
        <Text c="dimmed">{texts.waiting}</Text>
      </SectionCard>
    )
  const first = lead.firstAudit ?? lead.audit
  return (
    <>
      <SectionCard>
        <FirstReading report={first} />
      </SectionCard>
      <AuditEditor lead={lead} report={lead.audit} first={first} />
    </>
  )
}
