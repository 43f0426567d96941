/** Refusals of planning phases and shooting days. */
export const scheduleRefusals = {
  PHASE_CHANGED: {
    status: 409,
    text: 'Nel frattempo un’altra persona ha cambiato questa fase: la tua modifica non è stata salvata. Ora vedi le date aggiornate.',
  },
  SHOOT_CHANGED: {
    status: 409,
    text: 'Nel frattempo un’altra persona ha cambiato questa giornata: la tua modifica non è stata salvata. Chiudi, guarda che cosa è cambiato e riprova.',
  },
} as const

export const scheduleFieldErrors = {
  INVALID_TIME: 'Scrivi un’ora come 08:30',
  DAY_PAST: 'Questo giorno è già passato: scegline uno da oggi in poi',
  ENDS_BEFORE_START: 'La fine viene prima dell’inizio: scegli un giorno successivo',
  PHASE_TOO_LONG: 'Una fase dura al massimo 366 giorni: avvicina la fine',
  CANNOT_WORK: 'Questa persona non può lavorare ai progetti: è sospesa o vede solo l’amministrazione',
} as const
