import { capitalized, pluralIt } from '../../formats/italian.ts'

/** The round of changes of a version or a request, as part of a sentence. */
export const roundOf = (round: number, included: number) =>
  round <= included ? `giro ${round} dei ${included} inclusi` : `giro ${round}, oltre i ${included} inclusi`

/** The review room: the same parts for the client and for the team, with what only one of them reads. */
export const reviewTexts = {
  versions: {
    choose: 'Scegli la versione',
    published: (who: string | null, when: string) => (who ? `${who}, ${when}` : when),
    fileReplaced: (when: string) => `file sostituito ${when}`,
    notes: 'Che cosa è cambiato',
    closing: { client: 'Il messaggio al team', team: 'Messaggio del cliente' },
    compare: 'Confronta due versioni',
    stopComparing: 'Chiudi il confronto',
    compareWith: 'Confronta con',
    states: {
      client: {
        saved: 'Solo per il team',
        waiting: 'Da rivedere',
        'changes-requested': 'Modifiche richieste',
        approved: 'Approvata',
        superseded: 'Sostituita',
      },
      team: {
        saved: 'Solo per il team',
        waiting: 'In attesa del cliente',
        'changes-requested': 'Modifiche richieste',
        approved: 'Approvata dal cliente',
        superseded: 'Sostituita',
      },
    },
    closed: {
      superseded: 'Questa versione è stata sostituita: i nuovi commenti vanno sulla più recente.',
      approved: 'Versione approvata: la revisione è chiusa.',
    },
  },
  comments: {
    title: 'Commenti',
    filter: 'Mostra',
    filters: { open: 'Aperti', resolved: 'Risolti', all: 'Tutti', mine: 'I miei' },
    empty: {
      open: 'Nessun commento aperto.',
      resolved: 'Nessun commento risolto.',
      mine: 'Nessun commento in carico a te.',
      all: 'Nessun commento ancora. Metti in pausa nel punto giusto e scrivi.',
    },
    emptyTeam: 'Nessun commento ancora.',
    write: 'Scrivi un commento',
    movedToNewer: 'C’è una versione nuova: il commento che stavi scrivendo è qui',
    dropRange: 'Togli il tratto',
    at: (time: string) => `Commento a ${time}`,
    moveHere: (time: string) => `Sposta a ${time}`,
    beyondEnd: 'oltre la fine',
    goTo: (time: string) => `Vai a ${time}`,
    send: 'Commenta',
    attach: 'Allega',
    name: 'Nomina',
    attachFiles: 'Scegli i file da allegare',
    reply: 'Rispondi',
    replyLabel: (author: string) => `Rispondi a ${author}`,
    replySend: 'Invia la risposta',
    cancel: 'Annulla',
    resolve: 'Risolvi',
    reopen: 'Riapri',
    edit: 'Modifica',
    editField: 'Modifica il commento',
    editSave: 'Salva',
    edited: 'modificato',
    quote: 'Cita nei messaggi',
    more: 'Altre azioni',
    moreLabel: (text: string) => `Altre azioni sul commento: ${text}`,
    remove: 'Elimina',
    removeTitle: 'Elimina il commento',
    removeText: 'Il commento sparisce per tutti. Non si può recuperare.',
    team: 'Team',
    guest: 'Ospite',
    you: 'Tu',
    waiting: 'In attesa di connessione',
    fold: 'Riduci',
    discard: 'Scarta',
    discardLabel: (text: string) => `Scarta il commento: ${text}`,
    failed: 'Il commento non è partito. Il testo è ancora qui: riprova.',
    changeFailed: 'Non siamo riusciti ad aggiornare il commento. Riprova.',
    internalHint: 'Nota interna: il cliente non la vede',
    export: 'Esporta i commenti',
  },
  answers: {
    title: 'Che cosa è stato fatto',
    count: (accepted: number, all: number) => `Confermati ${accepted} di ${all}.`,
    accept: 'Va bene',
    acceptLabel: (text: string) => `Va bene: ${text}`,
    accepted: 'Confermato dal cliente',
    states: { done: 'Risolto', declined: 'Non accolto', carried: 'Passato alla versione successiva' },
    carriedOver: 'Dalla versione precedente',
    because: (reason: string) => `Perché no: ${reason}`,
    decline: 'Non accogliere',
    declineConfirm: 'Rispondi al cliente',
    reason: 'Perché non si fa',
    reasonMissing: 'Scrivi il motivo: il cliente lo legge.',
    take: 'Prendi in carico',
    handBack: 'Lascia',
    assign: 'Dai in carico',
    ownWork: 'In carico a te',
    ownedBy: (name: string) => `In carico a ${name}`,
  },
  rounds: {
    /** The round that a version belongs to. */
    of: (round: number, { included, allowed }: { included: number; allowed: number }) =>
      round <= allowed
        ? capitalized(roundOf(round, included))
        : `I ${allowed} giri di modifiche sono conclusi`,
    left: (left: number) =>
      left === 1
        ? 'Ti resta un giro di modifiche.'
        : `Ti restano ${pluralIt(left, 'giro', 'giri')} di modifiche.`,
  },
  download: {
    label: (version: string) => `Scarica ${version}`,
    short: 'Scarica',
    film: 'Scarica il video',
  },
  hub: {
    assets: 'Formati e file',
    open: 'Apri la sala di revisione',
    first: 'Pubblica la prima versione',
    title: 'Revisione',
    load: 'Impossibile caricare le versioni',
    upload: 'Nuova versione',
    /** Button that opens the state of a version. */
    manage: 'Gestisci',
    manageTitle: 'Gestisci la versione',
  },
} as const

/** Files that go with a comment of a review. */
export const commentFileTexts = {
  list: 'Allegati',
  open: (file: string) => `Apri l’allegato ${file}`,
  downloadOnly: 'si apre solo con un link che permette di scaricare',
  tooMany: (most: number) => `Con un commento viaggiano al massimo ${most} file.`,
  tooLarge: (file: string, megabytes: number) =>
    `${file} supera i ${megabytes} MB. Per un file più grande usa i materiali.`,
  empty: (file: string) => `${file} è vuoto: controlla di aver scelto quello giusto.`,
  badType: (file: string) => `${file} non è di un tipo che si può allegare.`,
  sending: (file: string) => `Caricamento di ${file}`,
  retryOf: (file: string) => `Riprova a caricare ${file}`,
  carried: 'dalla versione precedente',
  removeOf: (file: string) => `Togli ${file}`,
} as const

/** Giving a comment to somebody of the team. */
export const commentOwnerTexts = {
  label: 'Chi se ne occupa',
  nobody: 'Nessuno',
  oneself: 'Io',
  load: 'Impossibile caricare il team',
} as const

/** On the button that both rooms have; what it opens brings its own words. */
export const guestOpenText = 'Ospiti e chi ha visto'
