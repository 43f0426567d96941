import { useState } from 'react'
import { appCodeOf } from '../../ui/failure.ts'

/** The address that has to be confirmed before its account may sign in. */
export function useUnconfirmed() {
  const [email, setEmail] = useState<string>()
  const watch = async <Answer>(address: string, signingIn: Promise<Answer>): Promise<Answer> => {
    setEmail(undefined)
    return signingIn.catch(error => {
      if (appCodeOf(error) === 'EMAIL_NOT_CONFIRMED') setEmail(address)
      throw error
    })
  }
  return { email, watch }
}
