/** The refusals of accounts, sessions, members and companies. */
export const identityRefusals = {
  SIGNED_OUT: {
    status: 401,
    text: 'La sessione è terminata. Accedi di nuovo: quello che hai scritto resta qui.',
  },
  BAD_CREDENTIALS: { status: 401, text: 'Email o password non corrette. Controlla e riprova.' },
  SECOND_FACTOR_REQUIRED: { status: 401, text: 'Inserisci il codice dell’app di autenticazione.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    text: 'Conferma prima la tua email: trovi il link nel messaggio che ti abbiamo mandato.',
  },
  NOT_A_MEMBER: {
    status: 403,
    text: 'Questo account non è autorizzato per la Dashboard Collaboratori. Contatta l’amministratore per avere accesso.',
  },
  ACCOUNTING_ONLY: {
    status: 403,
    text: 'Il tuo accesso comprende solo amministrazione e fatture.',
  },
  NOT_A_MANAGER: { status: 403, text: 'Solo un Project Manager può farlo. Chiedi a chi segue il progetto.' },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    text: 'Prima di continuare scegli una password tua: quella attuale è provvisoria.',
  },
  PASSWORD_NEEDED: { status: 403, text: 'Per continuare scrivi di nuovo la tua password.' },
  TOKEN_USED: { status: 409, text: 'Questo link è già stato usato. Chiedine uno nuovo.' },
  TOKEN_EXPIRED: { status: 410, text: 'Questo link è scaduto. Chiedine uno nuovo.' },
  LAST_MANAGER: {
    status: 409,
    text: 'È l’ultimo Project Manager: prima assegna il ruolo a un’altra persona.',
  },
  FOUNDER_STAYS: {
    status: 409,
    text: 'L’accesso di chi ha fondato lo studio non si può sospendere, e il suo ruolo non può cambiarlo nessun altro.',
  },
  LAST_REPRESENTATIVE: {
    status: 409,
    text: 'Sei l’unico referente della tua azienda: scegli chi prende il tuo posto, poi elimina il tuo account.',
  },
  COMPANY_NEEDS_REPRESENTATIVE: {
    status: 409,
    text: 'L’azienda deve avere almeno un referente: prima dai questo ruolo a un’altra persona.',
  },
  HAS_COMPANY: {
    status: 409,
    text: 'Fai già parte di un’azienda: ricarica la pagina e la trovi.',
  },
  INVITATION_USED: {
    status: 409,
    text: 'Questo invito è già stato usato. Se era per te, accedi: i progetti sono nella tua dashboard.',
  },
  INVITATION_EXPIRED: {
    status: 410,
    text: 'Questo invito è scaduto: valeva sette giorni. Chiedine un altro a chi te l’ha mandato.',
  },
  INVITATION_GONE: {
    status: 404,
    text: 'Questo invito non vale più: è stato annullato, o sostituito da uno più recente. Cerca l’ultima email, o chiedi a chi te l’ha mandato.',
  },
  INVITATION_OTHER_ADDRESS: {
    status: 409,
    text: 'Questo invito è per un altro indirizzo email. Esci e accedi con quello a cui è arrivato.',
  },
  MEMBER_ADDRESS: {
    status: 409,
    text: 'Fai parte del team con questo indirizzo: per cambiarlo scrivi a un Project Manager.',
  },
  MEMBER_ACCOUNT: {
    status: 409,
    text: 'Fai parte del team: per eliminare il tuo account scrivi a un Project Manager.',
  },
} as const

export const identityFieldErrors = {
  PARTITA_IVA: 'Questa partita IVA non torna: controlla le undici cifre',
  ITALY_ONLY: 'Per ora fatturiamo solo ad aziende italiane: scrivici e troviamo un modo',
  CODICE_FISCALE: 'Questo codice fiscale non torna: controlla lettere e cifre',
  VAT_OR_TAX_CODE: 'Scrivi la partita IVA o il codice fiscale: almeno uno serve per la fattura',
  SDI_CODE: 'Il codice destinatario ha 7 lettere o cifre; se non lo conosci, lascia vuoto',
  CAP: 'Il CAP ha cinque cifre',
  PROVINCIA: 'Scrivi la sigla della provincia, due lettere: per esempio MI',
  CLIENT_EXISTS: 'Questo indirizzo ha già un account: cercalo tra i clienti, o scrivine un altro',
  MEMBER_EXISTS: 'È l’indirizzo di una persona del team: per il cliente scrivine un altro',
  ALREADY_MEMBER: 'Questa persona fa già parte del team',
  ALREADY_IN_COMPANY: 'Questa persona fa già parte dell’azienda',
  SAME_EMAIL: 'È già il tuo indirizzo: scrivine uno diverso',
  SAME_PASSWORD: 'È la password che hai già: scegline una diversa',
  COMMON_PASSWORD: 'Questa password è troppo facile da indovinare: scegline una più lunga o più tua',
} as const

export const gateRefusals = {
  PREVIEW_LOCKED: {
    status: 403,
    text: 'L’anteprima è terminata. Inserisci di nuovo la password per continuare.',
  },
  WRONG_PREVIEW_PASSWORD: { status: 403, text: 'Password non corretta' },
} as const
