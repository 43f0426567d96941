/** The pages that only a demo has. */
export const devTexts = {
  mailbox: { title: 'Posta inviata dalla demo', empty: 'Nessuna email inviata, per ora.' },
} as const
