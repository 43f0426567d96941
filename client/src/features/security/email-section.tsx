import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { askEmailChangeInput } from 'shared/accounts/security.inputs'
import { dateIt, timeIt } from 'shared/formats/date-it'
import { authTexts } from 'shared/messages/it/auth'
import { emailChangeTexts as texts } from 'shared/messages/it/email-change'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/access-fields.tsx'
import { appCodeOf, getErrorMessage, showErrorToast } from '../../ui/errors.ts'
import { FormStack, PasswordField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Note } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { SettingsSection } from './settings-section.tsx'

/** Asks for the new address, the password and, if the second factor is enabled, a code. */
function EmailChangeForm({ requiresCode, onDone }: { requiresCode: boolean; onDone: () => void }) {
  const { auth } = trpc.useUtils()
  const ask = trpc.auth.emailChange.ask.useMutation()
  const form = useZodForm({
    schema: askEmailChangeInput,
    initial: { email: '', password: '', code: '' },
    draft: 'email-change',
    excludeFromDraft: ['password', 'code'],
    refusals: {
      BAD_CREDENTIALS: { password: authTexts.change.wrongCurrent, code: authTexts.secondFactor.wrong },
    },
    onFailure: error =>
      appCodeOf(error) === 'LIMITED' ? form.setError('email', getErrorMessage(error)) : showErrorToast(error),
    send: async input => {
      await ask.mutateAsync(input)
      await auth.emailChange.invalidate()
      showToast(texts.sent)
      onDone()
    },
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18} maw={460}>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      {requiresCode && <CodeField label={texts.code} inputMode="text" {...field('code')} />}
      <FormActions submit={texts.submit} busy={busy} onCancel={onDone} />
    </FormStack>
  )
}

type EmailState = Outputs['auth']['emailChange']['get']

function usePendingMutations() {
  const { auth } = trpc.useUtils()
  const options = (done: { title: string; text: string }, failed: string) => ({
    onSuccess: () => showToast(done),
    onError: (error: unknown) => showErrorToast(error, { text: failed }),
    onSettled: () => void auth.emailChange.invalidate(),
  })
  const { pending } = texts
  const resend = trpc.auth.emailChange.resend.useMutation(options(pending.resent, pending.failed))
  const cancel = trpc.auth.emailChange.cancel.useMutation(options(pending.cancelled, pending.cancelFailed))
  return { resend, cancel }
}

const Step = ({ label, isDone }: { label: string; isDone: boolean }) => (
  <Group component="li" justify="space-between" gap="6px 12px" maw={460}>
    <span>{label}</span>
    <Badge color={isDone ? 'green' : 'gray'}>{isDone ? texts.pending.done : texts.pending.missing}</Badge>
  </Group>
)

type PendingProps = { pending: NonNullable<EmailState['pending']>; onAnother: () => void }

/** Shows a pending change: its address, the missing confirmations and the expiry. */
function PendingEmailChange({ pending, onAnother }: PendingProps) {
  const { resend, cancel } = usePendingMutations()
  const labels = texts.pending
  return (
    <Stack component="section" gap={14} aria-labelledby="email-change">
      <Title order={4} id="email-change" size="1rem">
        {labels.title}
      </Title>
      <Text className="breaks">{labels.to(pending.newEmail)}</Text>
      <Stack component="ul" gap={10}>
        <Step label={labels.newAddress} isDone={pending.isConfirmed} />
        <Step label={labels.oldAddress} isDone={pending.isApproved} />
      </Stack>
      <Note>{labels.until(dateIt(pending.expiresAt), timeIt(pending.expiresAt))}</Note>
      <Group gap="sm">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
          {labels.resend}
        </Button>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {labels.cancel}
        </Button>
        <Button variant="subtle" onClick={onAnother}>
          {labels.another}
        </Button>
      </Group>
    </Stack>
  )
}

function Content({ state }: { state: EmailState }) {
  const [isOpen, setOpen] = useState(false)
  const factor = trpc.auth.mfa.status.useQuery().data
  const note = (text: string) => <Note>{text}</Note>
  if (state.isMember) return note(texts.member)
  if (isOpen) return <EmailChangeForm requiresCode={factor?.on ?? false} onDone={() => setOpen(false)} />
  if (state.pending) return <PendingEmailChange pending={state.pending} onAnother={() => setOpen(true)} />
  if (factor?.hasPassword === false) return note(texts.noPassword)
  return (
    <Group>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    </Group>
  )
}

export function EmailSection() {
  const query = trpc.auth.emailChange.get.useQuery()
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
        {state => (
          <>
            <div>
              <Note>{texts.current}</Note>
              <Text fw={700} className="breaks">
                {state.email}
              </Text>
            </div>
            <Content state={state} />
          </>
        )}
      </QueryView>
    </SettingsSection>
  )
}
