import { refusals } from '../errors.ts'

/** The refusals of accounts, sessions, members and companies. */
export const identityRefusals = {
  ...refusals(401, {
    SIGNED_OUT: 'La sessione è terminata. Accedi di nuovo: quello che hai scritto resta qui.',
    BAD_CREDENTIALS: 'Email o password non corrette. Controlla e riprova.',
    SECOND_FACTOR_REQUIRED: 'Inserisci il codice dell’app di autenticazione.',
  }),
  ...refusals(403, {
    EMAIL_NOT_CONFIRMED: 'Conferma prima la tua email: trovi il link nel messaggio che ti abbiamo mandato.',
    NOT_A_MEMBER:
      'Questo account non è autorizzato per la Dashboard Collaboratori. Contatta l’amministratore per avere accesso.',
    ACCOUNTING_ONLY: 'Il tuo accesso comprende solo amministrazione e fatture.',
    NOT_A_MANAGER: 'Solo un Project Manager può farlo. Chiedi a chi segue il progetto.',
    PASSWORD_CHANGE_REQUIRED: 'Prima di continuare scegli una password tua: quella attuale è provvisoria.',
    PASSWORD_NEEDED: 'Per continuare scrivi di nuovo la tua password.',
  }),
  ...refusals(404, {
    INVITATION_GONE:
      'Questo invito non vale più: è stato annullato, o sostituito da uno più recente. Cerca l’ultima email, o chiedi a chi te l’ha mandato.',
  }),
  ...refusals(409, {
    TOKEN_USED: 'Questo link è già stato usato. Chiedine uno nuovo.',
    LAST_MANAGER: 'È l’ultimo Project Manager: prima assegna il ruolo a un’altra persona.',
    FOUNDER_STAYS:
      'L’accesso di chi ha fondato lo studio non si può sospendere, e il suo ruolo non può cambiarlo nessun altro.',
    LAST_REPRESENTATIVE:
      'Sei l’unico referente della tua azienda: scegli chi prende il tuo posto, poi elimina il tuo account.',
    COMPANY_NEEDS_REPRESENTATIVE:
      'L’azienda deve avere almeno un referente: prima dai questo ruolo a un’altra persona.',
    HAS_COMPANY: 'Fai già parte di un’azienda: ricarica la pagina e la trovi.',
    INVITATION_USED:
      'Questo invito è già stato usato. Se era per te, accedi: i progetti sono nella tua dashboard.',
    INVITATION_OTHER_ADDRESS:
      'Questo invito è per un altro indirizzo email. Esci e accedi con quello a cui è arrivato.',
    MEMBER_ADDRESS: 'Fai parte del team con questo indirizzo: per cambiarlo scrivi a un Project Manager.',
    MEMBER_ACCOUNT: 'Fai parte del team: per eliminare il tuo account scrivi a un Project Manager.',
  }),
  ...refusals(410, {
    TOKEN_EXPIRED: 'Questo link è scaduto. Chiedine uno nuovo.',
    INVITATION_EXPIRED:
      'Questo invito è scaduto: valeva sette giorni. Chiedine un altro a chi te l’ha mandato.',
  }),
}

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
  ...refusals(403, {
    PREVIEW_LOCKED: 'L’anteprima è terminata. Inserisci di nuovo la password per continuare.',
    WRONG_PREVIEW_PASSWORD: 'Password non corretta',
  }),
}
