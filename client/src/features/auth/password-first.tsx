import { authTexts } from 'shared/messages/it/auth'
import { CenteredPage } from '../../ui/centered-page.tsx'
import { ChangePasswordScreen } from './change-password-screen.tsx'

/** The lone sheet on which a temporary password is changed before anything else. */
export default function PasswordFirst() {
  return (
    <CenteredPage title={authTexts.change.title}>
      <ChangePasswordScreen />
    </CenteredPage>
  )
}
