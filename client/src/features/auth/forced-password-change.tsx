import { Button, Text, Title } from '@mantine/core'
import { changePasswordInput } from 'shared/accounts/security.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { refreshSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { CenteredPage } from '../../ui/centered-page.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { FormStack, PasswordField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = authTexts.change

/** Shown instead of the signed-in area until a temporary password is changed. */
export default function ForcedPasswordChange() {
  const change = trpc.auth.changePassword.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: changePasswordInput,
    initial: { current: '', next: '' },
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS'
        ? showToast({ variant: 'error', title: authTexts.error, text: texts.wrongCurrent })
        : showErrorToast(error),
    send: async input => {
      await change.mutateAsync(input)
      showToast(texts.ok)
      await refreshSession()
    },
  })
  return (
    <CenteredPage title={texts.title}>
      <Title order={1}>{texts.title}</Title>
      <Text c="dimmed" mt={8} mb={28}>
        {texts.required}
      </Text>
      <FormStack {...formProps} gap={18}>
        <PasswordField label={texts.current} autoComplete="current-password" {...field('current')} />
        <NewPasswordField label={authTexts.reset.newPassword} {...field('next')} />
        <Button type="submit" size="lg" loading={busy}>
          {texts.title}
        </Button>
        <Button variant="subtle" onClick={() => void signOut()}>
          {publicTexts.nav.signOut}
        </Button>
      </FormStack>
    </CenteredPage>
  )
}
