/** The errorCatalogue of a project's conversation. */
export const conversationRefusals = {
  MESSAGE_SEEN: {
    status: 409,
    text: 'Sono passati più di 15 minuti da quando il messaggio è stato letto: non si può più modificare né ritirare. Scrivine uno nuovo.',
  },
  MESSAGE_FIXED: {
    status: 409,
    text: 'Questo messaggio non si può modificare: è già stato ritirato, oppure fa parte del brief.',
  },
} as const

export const conversationFieldErrors = {
  TOO_MANY_FILES: 'Al massimo 20 allegati per messaggio: togline qualcuno o scrivine un altro',
  NOT_IN_PROJECT: 'Hai nominato una persona che non fa parte di questo progetto: toglila dal messaggio',
  NOT_QUOTABLE: 'Questo commento non si può citare qui: il cliente non lo vede, oppure non c’è più',
} as const
