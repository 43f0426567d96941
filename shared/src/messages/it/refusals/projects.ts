export const projectsFieldErrors = {
  TOO_MANY_FILTERS: 'Hai già 30 filtri salvati: eliminane uno e riprova',
} as const

/** Refusals of acts on projects. */
export const projectsRefusals = {
  TURN_CHANGED: {
    status: 409,
    text: 'Nel frattempo il progetto è andato avanti e il promemoria non serve più: non è partito. La pagina ora è aggiornata.',
  },
  STATUS_CHANGED: {
    status: 409,
    text: 'Nel frattempo un’altra persona ha cambiato lo stato di questo progetto: la tua modifica non è stata salvata. Ora vedi lo stato aggiornato.',
  },
  REMINDERS_OFF: {
    status: 409,
    text: 'Il cliente ha disattivato i promemoria per email: non è partito niente. Scrivigli nei messaggi del progetto, o telefonagli.',
  },
  CLIENT_REMINDED_TODAY: {
    status: 409,
    text: 'Oggi il cliente ha già ricevuto un promemoria per questo progetto. Puoi mandarne un altro domani.',
  },
  PROJECT_IN_PROGRESS: {
    status: 409,
    text: 'Il progetto è ancora in lavorazione: si archiviano solo quelli completati o non pagati.',
  },
} as const
