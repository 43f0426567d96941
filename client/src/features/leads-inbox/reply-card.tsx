import { inboxTexts } from 'shared/messages/it/inbox'
import { visitorMails } from 'shared/messages/it/mails'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.reply

function useReplyForm({ kind, id }: Lead) {
  const { team } = trpc.useUtils()
  const reply = trpc.team.leads.reply.useMutation()
  const requestIdOf = useRequestId()
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.replyToLeadInput),
    initial: { subject: visitorMails.reply.subject as string, text: '' },
    draft: `reply:${id}`,
    extra: { kind, id },
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await reply.mutateAsync({ ...input, requestId: requestIdOf(input) })
      form.clear()
      showToast({ title: teamTexts.leads.replySent })
      void team.leads.invalidate()
    },
  })
  return form
}

function ReplyForm({ lead }: { lead: Lead }) {
  const { form, busy, field, formProps } = useReplyForm(lead)
  const addTemplate = () => {
    const typed = form.getValues().text.trim()
    form.setFieldValue('text', [typed, texts.templates[lead.kind]].filter(Boolean).join('\n\n'))
  }
  return (
    <form {...formProps} className="stack gap-18">
      <TextField label={texts.subject} {...field('subject')} />
      <TextAreaField label={texts.text} description={texts.hint} minRows={5} {...field('text')} />
      <div className="cluster end gap-12">
        <Button variant="subtle" onClick={addTemplate}>
          {texts.template}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** Answers by mail; what is typed stays until it is sent. */
export function ReplyCard({ lead }: { lead: Lead }) {
  return (
    <Card title={texts.title}>
      {lead.email ? <ReplyForm lead={lead} /> : <p className="soft">{texts.noAddress}</p>}
    </Card>
  )
}
