import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { changePasswordInput } from 'shared/accounts/security.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { useSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { FormStack, PasswordField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = authTexts.change
const passwordTexts = securityTexts.password

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { auth } = trpc.useUtils()
  const change = trpc.auth.changePassword.useMutation()
  const form = useZodForm({
    schema: changePasswordInput,
    initial: { current: '', next: '' },
    refusals: { BAD_CREDENTIALS: { current: texts.wrongCurrent } },
    send: async input => {
      if (input.current === input.next) {
        form.setError('next', passwordTexts.same)
        return
      }
      await change.mutateAsync(input)
      void auth.sessions.invalidate()
      showToast(texts.ok)
      onDone()
    },
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18} maw={460}>
      <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
      <NewPasswordField label={authTexts.reset.newPassword} {...field('next')} />
      <FormActions submit={texts.title} busy={busy} onCancel={onDone} />
    </FormStack>
  )
}

/** Sends a user who signs in with Google a reset mail, whose link sets a first password. */
function FirstPasswordButton() {
  const session = useSession()
  const request = trpc.auth.requestPasswordReset.useMutation({
    onSuccess: () => showToast(passwordTexts.linkSent),
    onError: error => showErrorToast(error),
  })
  if (session.state !== 'signed-in') return null
  const { email } = session.user
  return (
    <Group>
      <Button variant="default" loading={request.isPending} onClick={() => request.mutate({ email })}>
        {passwordTexts.sendLink}
      </Button>
    </Group>
  )
}

function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  const hasPassword = trpc.auth.mfa.status.useQuery().data?.hasPassword ?? true
  return (
    <SettingsSection title={passwordTexts.title} text={hasPassword ? passwordTexts.text : passwordTexts.none}>
      {!hasPassword && <FirstPasswordButton />}
      {hasPassword && isOpen && <ChangePasswordForm onDone={() => setOpen(false)} />}
      {hasPassword && !isOpen && (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {passwordTexts.open}
          </Button>
        </Group>
      )}
    </SettingsSection>
  )
}

/** Shows password, second factor and sessions, to clients and members alike. */
export const SecuritySettings = ({ address, children }: { address?: ReactNode; children?: ReactNode }) => (
  <Stack component="section" gap={20} maw={1080} mt={48} mx="auto" aria-labelledby="security">
    <header>
      <Title order={2} id="security">
        {securityTexts.title}
      </Title>
      <Text c="dimmed" maw="60ch" mt={6}>
        {securityTexts.intro}
      </Text>
    </header>
    {address}
    <PasswordSection />
    <SecondFactorSection />
    <SessionsSection />
    {children}
  </Stack>
)
