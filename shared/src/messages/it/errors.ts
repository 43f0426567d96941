import type { ErrorCode, FieldCode } from '../../errors/codes.ts'

/** What the person reads for each refusal: what happened, and what to do now. */
export const errorTexts = {
  INVALID_INPUT: 'Controlla i campi segnalati.',
  SIGNED_OUT: 'La sessione è terminata. Accedi di nuovo: quello che hai scritto resta qui.',
  BAD_CREDENTIALS: 'Email o password non corrette. Controlla e riprova.',
  SECOND_FACTOR_REQUIRED: 'Inserisci il codice dell’app di autenticazione.',
  PREVIEW_LOCKED: 'L’anteprima è terminata. Inserisci di nuovo la password per continuare.',
  WRONG_PREVIEW_PASSWORD: 'Password non corretta',
  EMAIL_NOT_CONFIRMED: 'Conferma prima la tua email: trovi il link nel messaggio che ti abbiamo mandato.',
  NOT_A_MEMBER:
    'Questo account non è autorizzato per la Dashboard Collaboratori. Contatta l’amministratore per avere accesso.',
  NOT_A_MANAGER: 'Solo un Project Manager può farlo. Chiedi a chi segue il progetto.',
  CROSS_SITE: 'La richiesta arriva da un’altra pagina e non è stata eseguita. Ricarica e riprova.',
  PASSWORD_NEEDED: 'Per continuare scrivi di nuovo la tua password.',
  PASSWORD_CHANGE_REQUIRED: 'Prima di continuare scegli una password tua: quella attuale è provvisoria.',
  NOT_FOUND: 'Non troviamo quello che cerchi: forse è stato eliminato.',
  METHOD_NOT_ALLOWED: 'Questa richiesta non è prevista. Ricarica la pagina e riprova.',
  TOKEN_USED: 'Questo link è già stato usato. Chiedine uno nuovo.',
  REQUEST_ID_REUSED: 'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.',
  QUOTE_NOT_CONFIRMED: 'Conferma prima il preventivo, poi potrai pagare.',
  QUOTE_CHANGED: 'Il recap è cambiato e il preventivo con lui. Guardalo e confermalo di nuovo.',
  QUOTE_EXPIRED: 'Il preventivo è scaduto dopo 30 giorni. Confermalo di nuovo per pagare.',
  ALREADY_PAID: 'Questo progetto è già pagato: non devi fare altro. La conferma è nella tua email.',
  CONVERSATION_FULL:
    'Questa conversazione è diventata troppo lunga. Ricomincia da capo: il recap che hai già resta.',
  ROUNDS_USED_UP: 'I due giri di modifiche inclusi sono finiti. Scrivici e ne parliamo.',
  LAST_MANAGER: 'È l’ultimo Project Manager: prima assegna il ruolo a un’altra persona.',
  FOUNDER_STAYS:
    'Chi ha fondato lo studio non può essere sospeso, e il suo ruolo non può cambiarlo nessun altro.',
  PROJECT_PAID: 'Il progetto è già pagato: non si può più cambiare né eliminare. Se ti serve, scrivici.',
  RECAP_CHANGED: 'Nel frattempo il recap è cambiato. Leggi la versione nuova, poi salva di nuovo la tua.',
  MEMBER_ACCOUNT: 'Fai parte del team: per eliminare il tuo account scrivi a un Project Manager.',
  NOT_PAID: 'Questo progetto non ha un pagamento da rimborsare.',
  REFUND_TOO_LATE: 'I 30 giorni della garanzia sono passati. Scrivici: ne parliamo volentieri.',
  REFUND_OPEN:
    'Hai chiesto un rimborso e non ti abbiamo ancora risposto: se elimini ora il tuo account, non sapremmo più a chi restituire i soldi. Aspetta la nostra risposta, oppure scrivici.',
  TOKEN_EXPIRED: 'Questo link è scaduto. Chiedine uno nuovo.',
  NO_BRIEF: 'Manca il recap del briefing: completalo e il preventivo arriva da solo.',
  FILE_EMPTY: 'Il file è vuoto: controlla di aver scelto quello giusto e riprova.',
  MATERIALS_FULL:
    'I tuoi materiali occupano già 5 GB, il massimo. Elimina quelli che non servono più, oppure scrivici.',
  FILE_TOO_LARGE: 'Il file è troppo grande. Riducilo e riprova.',
  FILE_TYPE: 'Questo tipo di file non è supportato. Prova con un altro formato.',
  CONTENT_TYPE: 'Il formato della richiesta non è supportato. Ricarica la pagina e riprova.',
  CONTENT_MISMATCH: 'Il contenuto del file non corrisponde al suo tipo. Esportalo di nuovo e riprova.',
  INFECTED:
    'Nel file abbiamo trovato un virus e non lo abbiamo tenuto. Controllalo con un antivirus e riprova.',
  LIMITED: 'Troppi tentativi in poco tempo. Aspetta un momento e riprova.',
  INTERNAL: 'Si è verificato un errore imprevisto',
  UNAVAILABLE: 'In questo momento non riusciamo a rispondere. Riprova tra un minuto.',
} as const satisfies Record<ErrorCode, string>

/** The sentence of `INTERNAL`, with the number under which the failure is found. */
export const internalErrorText = (requestId: string) =>
  `${errorTexts.INTERNAL}. Se ricapita, scrivici e indica il codice ${requestId}.`

/** The sentence of `LIMITED`, with how long to wait. */
export const limitedText = (retryAfterSeconds: number) => {
  if (retryAfterSeconds <= 1) return 'Troppi tentativi in poco tempo. Riprova tra un secondo.'
  if (retryAfterSeconds < 90)
    return `Troppi tentativi in poco tempo. Riprova tra ${Math.ceil(retryAfterSeconds)} secondi.`
  return `Troppi tentativi in poco tempo. Riprova tra ${Math.ceil(retryAfterSeconds / 60)} minuti.`
}

/** No answer came at all: the network is gone, or the server. */
export const unreachableText = 'Non riusciamo a collegarci. Controlla la connessione e riprova.'

/** What stands under a field. */
export const fieldErrorTexts = {
  REQUIRED: 'Compila questo campo',
  TOO_SHORT: 'Troppo corto: servono almeno 8 caratteri',
  TOO_LONG: 'Troppo lungo: accorcialo',
  INVALID_EMAIL: 'Scrivi un’email completa, come nome@azienda.it',
  INVALID_URL: 'Scrivi un indirizzo web completo, come https://www.azienda.it',
  VIDEO_LINK: 'Inserisci solo link YouTube o Google Drive',
  SHORTS_LINK:
    'Questo è il link di uno Short: incolla quello del video intero, come youtube.com/watch?v=…, oppure di Google Drive',
  INVALID_DATE: 'Scegli una data dal calendario',
  OUT_OF_RANGE: 'Scegli un valore tra quelli proposti',
  PARTITA_IVA: 'Questa partita IVA non torna: controlla le undici cifre',
  COMMON_PASSWORD: 'Questa password è troppo facile da indovinare: scegline una più lunga o più tua',
  INVALID_CHARACTERS: 'Ci sono caratteri che non possiamo accettare: cancellali e riscrivi',
} as const satisfies Record<FieldCode, string>

/** What stands under a field with too much text in it. */
export const tooLongText = (max: number) =>
  `Troppo lungo: al massimo ${max.toLocaleString('it-IT')} caratteri`
