import { dalGiorno, pluralIt } from '../../formats/italian.ts'

/** The notices about how a person comes in. */
export const securityMails = {
  on: {
    subject: 'Verifica in due passaggi attiva',
    preheader: 'D’ora in poi ti chiediamo un codice a ogni accesso.',
    paragraphs: [
      'hai attivato la verifica in due passaggi: d’ora in poi, oltre alla password, ti chiediamo un codice della tua app. Gli altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, scegli subito una nuova password e scrivici.',
    ],
  },
  off: {
    subject: 'Verifica in due passaggi disattivata',
    preheader: 'Se non sei stato tu, agisci subito.',
    paragraphs: [
      'la verifica in due passaggi del tuo account è stata disattivata: per entrare basta la password.',
      'Se non sei stato tu, scegli subito una nuova password e scrivici.',
    ],
  },
  recoveryUsed: {
    subject: 'È stato usato un codice di recupero',
    preheader: 'Quel codice ora non vale più.',
    paragraphs: [
      'qualcuno è appena entrato nel tuo account, o ne ha cambiato la sicurezza, con un codice di recupero. Quel codice non vale più.',
      'Se non sei stato tu, scegli subito una nuova password e scrivici.',
    ],
    left: (count: number) =>
      count === 0
        ? 'Era l’ultimo: creane di nuovi dal tuo profilo.'
        : count === 1
          ? 'Te ne resta uno: creane di nuovi dal tuo profilo.'
          : `Te ne restano ${count}.`,
  },
} as const

/** The part of the profile about how a person comes in, and the code at sign-in. */
export const securityTexts = {
  title: 'Accesso e sicurezza',
  proof: {
    title: 'Conferma che sei tu',
    text: 'Questa operazione tocca soldi o accessi. Scrivi di nuovo la tua password: vale per un quarto d’ora. Se entri con Google, esci e rientra.',
    password: 'La tua password',
    submit: 'Conferma',
    wrong: 'La password non è corretta.',
  },
  intro: 'Come entri, da dove sei entrato, e che cosa ti chiediamo per riconoscerti.',
  code: {
    recovery: 'Codice di recupero',
    recoveryText: 'Scrivi uno dei codici che hai conservato: vale una volta sola.',
    useRecovery: 'Usa un codice di recupero',
    useApp: 'Usa l’app di autenticazione',
    back: 'Torna alla password',
    wrongRecovery: 'Questo codice non è valido, o è già stato usato.',
    malformed: 'Il codice ha sei cifre.',
    malformedRecovery: 'Un codice di recupero ha dodici caratteri, in tre gruppi di quattro.',
    over: 'Il tempo è scaduto, o i tentativi sono finiti. Scrivi di nuovo la password.',
  },
  password: {
    title: 'Password',
    text: 'Quando la cambi, gli altri dispositivi vengono disconnessi e te lo scriviamo via email.',
    open: 'Cambia password',
    same: 'È la password che hai già: scegline una diversa.',
    none: 'Entri con Google, quindi qui non hai una password. Se ne vuoi una, ti mandiamo il link per sceglierla.',
    sendLink: 'Manda il link',
    linkSent: { title: 'Email inviata', text: 'Apri il link e scegli la tua password.' },
  },
  sessions: {
    title: 'Dispositivi collegati',
    text: 'Non ne riconosci uno? Disconnettilo e cambia la password.',
    here: 'Questo dispositivo',
    device: (browser: string, system: string) => `${browser} su ${system}`,
    unknown: 'Dispositivo sconosciuto',
    began: (when: string) => `Accesso ${when}`,
    seen: (when: string) => `ultima attività ${when}`,
    revoke: 'Disconnetti',
    revokeOf: (device: string) => `Disconnetti ${device}`,
    confirmTitle: 'Disconnetti il dispositivo',
    confirmText: (device: string) => `Da ${device} bisognerà accedere di nuovo.`,
    revokeOthers: 'Esci da tutti gli altri dispositivi',
    othersText: 'L’accesso resta aperto solo su questo dispositivo: dagli altri bisognerà accedere di nuovo.',
    othersRevoked: 'Gli altri dispositivi sono stati disconnessi',
    load: 'Impossibile caricare i dispositivi collegati',
    failed: 'Non è stato possibile disconnettere il dispositivo',
  },
  factor: {
    offText:
      'Oltre alla password, ti chiediamo un codice che cambia ogni trenta secondi: chi ruba la password non entra.',
    onSince: (date: string) => `Attiva ${dalGiorno(date)}`,
    left: (count: number) =>
      count === 0
        ? 'Non hai più codici di recupero: creane di nuovi.'
        : count === 1
          ? 'Ti resta un codice di recupero.'
          : `Ti restano ${pluralIt(count, 'codice', 'codici')} di recupero.`,
    noPassword: 'Prima scegli una password, qui sopra: poi potrai attivare la verifica.',
    currentPassword: 'Password attuale',
    passwordFirst: 'Per cominciare scrivi la tua password.',
    next: 'Continua',
    qr: 'Codice QR per l’app di autenticazione',
    copyKey: 'Copia la chiave',
    othersEnd: 'Quando confermi, gli altri dispositivi vengono disconnessi.',
    codes: 'I tuoi codici di recupero',
    codesOnce: 'Li vedi solo adesso.',
    copyCodes: 'Copia i codici',
    saveCodes: 'Scarica i codici',
    fileName: 'codici-di-recupero.txt',
    done: 'Li ho conservati',
    renew: 'Crea nuovi codici di recupero',
    renewText: 'I codici di prima non varranno più.',
    disableTitle: 'Disattiva la verifica',
    disableText: 'Per entrare basterà di nuovo la password.',
    appOrRecovery: 'Codice dell’app, o di recupero',
    load: 'Impossibile caricare la verifica in due passaggi',
    teamTitle: 'Proteggi il tuo accesso',
    teamText:
      'Per entrare nella Dashboard Collaboratori serve la verifica in due passaggi. Bastano due minuti.',
  },
  data: {
    title: 'I tuoi dati',
    fileName: 'i-tuoi-dati.json',
    exportFailed: 'Non è stato possibile preparare il file. Riprova tra poco.',
    transfer: (reference: string, title: string) =>
      `Per «${title}» hai annunciato un bonifico con la causale ${reference}, che non è ancora arrivato. Se non lo fai più, premi «Scegli un altro modo» nella pagina Pagamento; se l’hai già fatto, aspetta che arrivi.`,
    toTransfer: 'Vai al pagamento',
    paid: 'Hai un progetto pagato in lavorazione: potrai eliminare il tuo account dopo la consegna. Se ti serve prima, scrivici.',
    warning:
      'Non si torna indietro: quello che cancelliamo non si può recuperare. Scarica prima i tuoi dati.',
    eraseEmail: 'Scrivi la tua email per confermare',
    wrongEmail: 'Non è la tua email.',
    successor: (company: string) => `Chi diventa referente di ${company}`,
    successorText:
      'Sei l’unico referente: scegli chi prende il tuo posto. I progetti restano all’azienda, e glielo scriviamo per email.',
  },
} as const

export const notificationFilterTexts = {
  label: 'Quali notifiche',
  all: 'Tutte',
  unread: 'Da leggere',
  noneUnread: 'Hai letto tutto',
  noneUnreadText: 'Le notifiche già lette sono sotto «Tutte».',
  teamIntro: 'Le novità sui progetti che segui.',
} as const
