import { useStore } from 'zustand'
import { reauthPrompt } from '../../lib/reauth-prompt.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const PasswordProofModal = lazyComponent(() => import('./password-proof-modal.tsx'))

/** Opens a modal that asks for the password again, when the server requires a recent proof for an action. */
export const PasswordProofHost = () => (
  <PasswordProofModal opened={useStore(reauthPrompt.isAsked)} onClose={() => reauthPrompt.answer(false)} />
)
