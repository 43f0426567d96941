import { Button, Text, Title } from '@mantine/core'
import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { securityTexts } from 'shared/messages/it/security'
import { refreshSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { CenteredPage } from '../../ui/centered-page.tsx'
import { Enrolment } from './enrolment.tsx'

/** Shown instead of the hub until a member has enabled the second factor, if it is required. */
export default function RequireSecondFactorScreen() {
  return (
    <CenteredPage title={authTexts.secondFactor.title} wide>
      <Title order={1} size="2rem">
        {securityTexts.factor.teamTitle}
      </Title>
      <Text c="dimmed" mt={8} mb="lg">
        {securityTexts.factor.teamText}
      </Text>
      <Enrolment onDone={() => void refreshSession()} />
      <Button variant="subtle" fullWidth mt={20} onClick={() => void signOut()}>
        {publicTexts.nav.signOut}
      </Button>
    </CenteredPage>
  )
}
