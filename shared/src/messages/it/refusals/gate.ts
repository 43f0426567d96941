/** The refusals of the preview gate. */
export const gateRefusals = {
  PREVIEW_LOCKED: {
    status: 403,
    text: 'L’anteprima è terminata. Inserisci di nuovo la password per continuare.',
  },
  WRONG_PREVIEW_PASSWORD: { status: 403, text: 'Password non corretta' },
} as const
