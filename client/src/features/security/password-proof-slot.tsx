import { useStore } from 'zustand'
import { passwordProof } from '../../lib/password-proof.ts'
import { onDemand } from '../../ui/late-part.tsx'

const PasswordProofDialog = onDemand(() => import('./password-proof-dialog.tsx'))

/** Where the password is asked for again; few acts need it, so the window travels apart. */
export function PasswordProofSlot() {
  const isAsked = useStore(passwordProof.isAsked)
  return <PasswordProofDialog opened={isAsked} onClose={() => passwordProof.answer(false)} />
}
