import { refusals } from '../errors.ts'

/** Refusals of projects, their conversation and their schedule. */
export const projectsRefusals = {
  ...refusals(409, {
    TURN_CHANGED:
      'Nel frattempo il progetto è andato avanti e il promemoria non serve più: non è partito. La pagina ora è aggiornata.',
    STATUS_CHANGED:
      'Nel frattempo un’altra persona ha cambiato lo stato di questo progetto: la tua modifica non è stata salvata. Ora vedi lo stato aggiornato.',
    REMINDERS_OFF:
      'Il cliente ha disattivato i promemoria per email: non è partito niente. Scrivigli nei messaggi del progetto, o telefonagli.',
    CLIENT_REMINDED_TODAY:
      'Oggi il cliente ha già ricevuto un promemoria per questo progetto. Puoi mandarne un altro domani.',
    PROJECT_IN_PROGRESS:
      'Il progetto ha un pagamento ricevuto o atteso: si archiviano solo quelli completati o senza pagamenti.',
    PROJECT_ARCHIVED: 'Il progetto è già in archivio.',
    MESSAGE_SEEN:
      'Sono passati più di 15 minuti da quando il messaggio è stato letto: non si può più modificare né ritirare. Scrivine uno nuovo.',
    MESSAGE_FIXED: 'Questo messaggio non si può modificare: è già stato ritirato, oppure fa parte del brief.',
    PHASE_CHANGED:
      'Nel frattempo un’altra persona ha cambiato questa fase: la tua modifica non è stata salvata. Ora vedi le date aggiornate.',
    SHOOT_CHANGED:
      'Nel frattempo un’altra persona ha cambiato questa giornata: la tua modifica non è stata salvata. Chiudi, guarda che cosa è cambiato e riprova.',
  }),
}

/** Field errors of projects, their conversation, inspirations and schedule. */
export const projectsFieldErrors = {
  TOO_MANY_FILTERS: 'Hai già 30 filtri salvati: eliminane uno e riprova',
  TOO_MANY_FILES: 'Al massimo 20 allegati per messaggio: togline qualcuno o scrivine un altro',
  NOT_IN_PROJECT: 'Hai nominato una persona che non fa parte di questo progetto: toglila dal messaggio',
  NOT_QUOTABLE: 'Questo commento non si può citare qui: il cliente non lo vede, oppure non c’è più',
  VIDEO_LINK: 'Inserisci solo link YouTube o Google Drive',
  SHORTS_LINK:
    'Questo è il link di uno Short: incolla quello del video intero, come youtube.com/watch?v=…, oppure di Google Drive',
  VIDEO_TIME: 'Scrivi un minuto del video, come 1:20',
  INVALID_TIME: 'Scrivi un’ora come 08:30',
  DAY_PAST: 'Questo giorno è già passato: scegline uno da oggi in poi',
  ENDS_BEFORE_START: 'La fine viene prima dell’inizio: scegli un giorno successivo',
  PHASE_TOO_LONG: 'Una fase dura al massimo 366 giorni: avvicina la fine',
  SOME_CANNOT_WORK:
    'Una delle persone scelte non può lavorare ai progetti: è sospesa, vede solo l’amministrazione o non è più nel team. Toglila e riprova',
  CANNOT_WORK: 'Questa persona non può lavorare ai progetti: è sospesa o vede solo l’amministrazione',
} as const
