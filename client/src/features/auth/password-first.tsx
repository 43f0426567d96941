import { authTexts } from 'shared/messages/it/auth'
import { LoneSheet } from '../../ui/lone-sheet.tsx'
import { ChangePasswordScreen } from './change-password-screen.tsx'

/** The lone sheet on which a temporary password is changed before anything else. */
export default function PasswordFirst() {
  return (
    <LoneSheet title={authTexts.change.title}>
      <ChangePasswordScreen />
    </LoneSheet>
  )
}
