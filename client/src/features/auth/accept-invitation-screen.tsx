import { List, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { joinWithNewAccountInput } from 'shared/companies/companies.inputs'
import { errorCatalogue } from 'shared/errors/codes'
import { authTexts } from 'shared/messages/it/auth'
import { hatTexts, invitationTexts as texts } from 'shared/messages/it/companies'
import { applySession, useSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AccessForm, Notice } from './notice.tsx'
import { useHashToken } from './use-hash-token.ts'

type Invitation = Outputs['auth']['openInvitation']

type JoinProps = { token: string; onIn: () => void }

/** Accepts, and applies the session that the answer carries. */
function useAccept(onIn: () => void) {
  return trpc.auth.acceptInvitation.useMutation({
    onSuccess: answer => {
      if (!('secondFactor' in answer)) applySession(answer)
      showToast(texts.ok)
      onIn()
    },
  })
}

function NewAccountForm({ token, onIn }: JoinProps) {
  const accept = useAccept(onIn)
  const { busy, field, formProps } = useZodForm({
    schema: joinWithNewAccountInput,
    initial: { fullName: '', password: '' },
    extra: { token },
    send: input => accept.mutateAsync(input),
  })
  return (
    <AccessForm {...formProps} submit={texts.accept} busy={busy}>
      <Text inherit>{texts.choose}</Text>
      <TextField label={authTexts.fullName} autoComplete="name" {...field('fullName')} />
      <NewPasswordField label={authTexts.password} {...field('password')} />
    </AccessForm>
  )
}

function AcceptButton({ token, onIn }: JoinProps) {
  const accept = useAccept(onIn)
  return (
    <Stack gap={12} mt={28}>
      <Notice text={accept.error ? getErrorMessage(accept.error) : undefined} />
      <Button size="large" wide busy={accept.isPending} onClick={() => accept.mutate({ token })}>
        {texts.accept}
      </Button>
    </Stack>
  )
}

/** Offers the way that fits the account: accept, sign in first, or choose name and password. */
function Join({ invitation, ...join }: JoinProps & { invitation: Invitation }) {
  const session = useSession()
  if (session.state === 'loading') return <Skeleton h={50} mt={28} />
  if (session.state === 'signed-in') {
    if (session.user.email === invitation.email) return <AcceptButton {...join} />
    return (
      <Stack gap={12} mt={28}>
        <Text inherit className="breaks">
          {texts.otherAccount(session.user.email)} {errorCatalogue.INVITATION_OTHER_ADDRESS.text}
        </Text>
        <ButtonLink to="/dashboard" variant="outline" size="large" wide>
          {texts.toDashboard}
        </ButtonLink>
      </Stack>
    )
  }
  if (!invitation.hasAccount) return <NewAccountForm {...join} />
  return (
    <Stack gap={12} mt={28}>
      <Text inherit>{texts.hasAccount}</Text>
      <ButtonLink to="/login" state={{ returnTo: `/accept-invitation#${join.token}` }} size="large" wide>
        {texts.signIn}
      </ButtonLink>
    </Stack>
  )
}

/** Shows an invitation to a company; it is accepted by a button, because mail scanners open links too. */
export function AcceptInvitationScreen({ onIn }: { onIn: () => void }) {
  const { token, known } = useHashToken()
  const open = trpc.auth.openInvitation.useMutation()
  const { mutate } = open
  useEffect(() => {
    if (known && token) mutate({ token })
  }, [known, token, mutate])
  const isTokenMissing = known && token === ''
  const invitation = open.data
  return (
    <>
      <Notice text={isTokenMissing ? texts.missing : open.error ? getErrorMessage(open.error) : undefined} />
      <Title fz="2.375rem" lh={1.12}>
        {texts.title}
      </Title>
      {invitation ? (
        <>
          <Text inherit mt={8} className="breaks">
            {texts.invites(invitation.inviter, invitation.company)} {texts.forAddress(invitation.email)}
          </Text>
          <Text inherit mt={18} fw={600}>
            {texts.hats}
          </Text>
          <List mt={4}>
            {invitation.hats.map(hat => (
              <List.Item key={hat}>
                <strong>{hatTexts[hat].name}</strong>: {hatTexts[hat].what}
              </List.Item>
            ))}
          </List>
          <Join invitation={invitation} token={token} onIn={onIn} />
        </>
      ) : open.error || isTokenMissing ? (
        <Stack gap={12} mt={28}>
          <ButtonLink to="/login" variant="subtle" wide>
            {authTexts.confirm.toSignIn}
          </ButtonLink>
        </Stack>
      ) : (
        <Skeleton h={120} mt={18} />
      )}
    </>
  )
}
