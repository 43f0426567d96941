import { requestRefusals } from './refusals/request.ts'

/** The sentence of `INTERNAL`, with the number under which the failure is found. */
export const internalErrorText = (requestId: string) =>
  `${requestRefusals.INTERNAL.text}. Se ricapita, scrivici e indica il codice ${requestId}.`

/** The sentence of `LIMITED`, with how long to wait. */
export const limitedText = (retryAfterSeconds: number) => {
  if (retryAfterSeconds <= 1) return 'Troppi tentativi in poco tempo. Riprova tra un secondo.'
  if (retryAfterSeconds < 90)
    return `Troppi tentativi in poco tempo. Riprova tra ${Math.ceil(retryAfterSeconds)} secondi.`
  return `Troppi tentativi in poco tempo. Riprova tra ${Math.ceil(retryAfterSeconds / 60)} minuti.`
}

/** Field error of a text that is too long. */
export const tooLongText = (max: number) =>
  `Troppo lungo: al massimo ${max.toLocaleString('it-IT')} caratteri`
