import { Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { emailLinkTexts as texts } from 'shared/messages/it/email-link'
import { refreshSession, useSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { appCodeOf, getErrorMessage } from '../../ui/errors.ts'
import { AccessHead, Notice } from './notice.tsx'
import { useHashToken } from './use-hash-token.ts'

function ContinueLink() {
  const isIn = useSession().state === 'signed-in'
  return (
    <Stack gap={12} mt={28}>
      {isIn ? (
        <ButtonLink to="/dashboard/profile" size="large" wide>
          {texts.toProfile}
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" size="large" wide>
          {authTexts.confirm.toSignIn}
        </ButtonLink>
      )}
    </Stack>
  )
}

/** Shows the state of the change after the link was opened, now or earlier. */
function Opened({ state, newEmail }: Outputs['auth']['emailChange']['openLink']) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const labels = texts.states[state]
  return (
    <>
      <Title ref={title} tabIndex={-1} fz="2.375rem" lh={1.12}>
        {labels.title}
      </Title>
      <Text inherit mt={8} c="dimmed" className="breaks">
        {labels.text(newEmail)}
      </Text>
      <ContinueLink />
    </>
  )
}

/** Opens a link of an address change by a button, because mail scanners open links too. */
export function EmailLinkScreen() {
  const { token, known } = useHashToken()
  const open = trpc.auth.emailChange.openLink.useMutation({ onSuccess: () => refreshSession() })
  if (open.data) return <Opened {...open.data} />
  const isTokenMissing = known && token === ''
  const isUnknown = appCodeOf(open.error) === 'NOT_FOUND'
  const problem = isUnknown ? texts.unknown : open.error ? getErrorMessage(open.error) : undefined
  return (
    <>
      <Notice text={isTokenMissing ? authTexts.linkIncomplete : problem} />
      <AccessHead title={texts.title} text={isUnknown ? undefined : texts.text} />
      {isUnknown ? (
        <ContinueLink />
      ) : (
        <Stack gap={12} mt={28}>
          <Button
            size="large"
            wide
            busy={open.isPending}
            disabled={isTokenMissing}
            onClick={() => open.mutate({ token })}
          >
            {texts.button}
          </Button>
        </Stack>
      )}
    </>
  )
}
