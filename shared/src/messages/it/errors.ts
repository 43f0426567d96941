/** Returns the refusals of one HTTP status, by their code. */
export const refusals = <Status extends number, Code extends string>(
  status: Status,
  texts: Record<Code, string>,
) =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, { status, text }])) as Record<
    Code,
    { status: Status; text: string }
  >

export const requestRefusals = {
  INVALID_INPUT: { status: 400, text: 'Controlla i campi segnalati.' },
  CROSS_SITE: {
    status: 403,
    text: 'La richiesta arriva da un’altra pagina e non è stata eseguita. Ricarica e riprova.',
  },
  NOT_FOUND: { status: 404, text: 'Non troviamo quello che cerchi: forse è stato eliminato.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'Questa richiesta non è prevista. Ricarica la pagina e riprova.' },
  CONTENT_TYPE: {
    status: 415,
    text: 'Il formato della richiesta non è supportato. Ricarica la pagina e riprova.',
  },
  REQUEST_ID_REUSED: {
    status: 409,
    text: 'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.',
  },
  LIMITED: { status: 429, text: 'Troppi tentativi in poco tempo. Aspetta un momento e riprova.' },
  INTERNAL: { status: 500, text: 'Si è verificato un errore imprevisto' },
  UNAVAILABLE: { status: 503, text: 'In questo momento non riusciamo a rispondere. Riprova tra un minuto.' },
} as const

/** Field errors shared by all forms. */
export const requestFieldErrors = {
  REQUIRED: 'Compila questo campo',
  TOO_SHORT: 'Troppo corto: servono almeno 8 caratteri',
  TOO_LONG: 'Troppo lungo: accorcialo',
  INVALID_EMAIL: 'Scrivi un’email completa, come nome@azienda.it',
  INVALID_PHONE: 'Scrivi un numero di telefono con almeno 6 cifre, come +39 02 1234567',
  INVALID_URL: 'Scrivi un indirizzo web completo, come https://www.azienda.it',
  INVALID_DATE: 'Scrivi una data come 31/12/2026',
  OUT_OF_RANGE: 'Scegli un valore tra quelli proposti',
  ALWAYS_ON: 'Queste comunicazioni non si possono disattivare: riguardano ordini, pagamenti o sicurezza',
  INVALID_AMOUNT: 'Scrivi un importo maggiore di zero, come 1.200 oppure 150,50',
  INVALID_CHARACTERS: 'Ci sono caratteri che non possiamo accettare: cancellali e riscrivi',
} as const

/** The sentence of `INTERNAL`, with the number under which the failure is found. */
export const internalErrorText = (requestId: string) =>
  `${requestRefusals.INTERNAL.text}. Se ricapita, scrivici e indica il codice ${requestId}.`

function waitText(seconds: number): string {
  if (seconds <= 1) return 'un secondo'
  if (seconds < 90) return `${Math.ceil(seconds)} secondi`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minuti` : `${Math.ceil(minutes / 60)} ore`
}

/** The sentence of `LIMITED`, with how long to wait. */
export const limitedText = (retryAfterSeconds: number) =>
  `Troppi tentativi in poco tempo. Riprova tra ${waitText(retryAfterSeconds)}.`

/** Field error of a text that is too long. */
export const tooLongText = (max: number) =>
  `Troppo lungo: al massimo ${max.toLocaleString('it-IT')} caratteri`
