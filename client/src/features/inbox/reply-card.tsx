import { Button, Group, Text } from '@mantine/core'
import { replyToLeadInput } from 'shared/inbox/leads.inputs'
import { inboxTexts } from 'shared/messages/it/inbox'
import { visitorMails } from 'shared/messages/it/mails'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.reply

function ReplyForm({ lead: { kind, id } }: { lead: Lead }) {
  const { team } = trpc.useUtils()
  const reply = trpc.team.leads.reply.useMutation()
  const { form, busy, field, formProps, clear } = useZodForm({
    schema: replyToLeadInput,
    initial: { subject: visitorMails.reply.subject as string, text: '' },
    draft: `reply:${id}`,
    extra: { kind, id },
    failed: { text: texts.failed },
    send: async (input, requestId) => {
      await reply.mutateAsync({ ...input, requestId })
      clear()
      showToast({ title: teamTexts.leads.replySent })
      void team.leads.invalidate()
    },
  })
  const addTemplate = () => {
    const typed = form.getValues().text.trim()
    form.setFieldValue('text', [typed, texts.templates[kind]].filter(Boolean).join('\n\n'))
  }
  return (
    <FormStack {...formProps} gap={18}>
      <TextField label={texts.subject} {...field('subject')} />
      <TextAreaField label={texts.text} description={texts.hint} minRows={5} {...field('text')} />
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" onClick={addTemplate}>
          {texts.template}
        </Button>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
      </Group>
    </FormStack>
  )
}

/** Replies by mail; the draft is kept until it is sent. */
export const ReplyCard = ({ lead }: { lead: Lead }) => (
  <SectionCard title={texts.title}>
    {lead.email ? <ReplyForm lead={lead} /> : <Text c="dimmed">{texts.noAddress}</Text>}
  </SectionCard>
)
