import { ilGiorno } from '../../formats/day-it.ts'
import { alPercento } from '../../formats/percent-it.ts'
import { pluralIt } from '../../formats/plural-it.ts'

const decimal = (value: number): string => value.toFixed(1).replace('.', ',').replace('-', '−')

/** The review room: the same parts for the client and for the team, with what only one of them reads. */
export const reviewTexts = {
  player: {
    label: (version: string) => `Lettore video, ${version}`,
    play: 'Riproduci',
    pause: 'Metti in pausa',
    back: 'Fotogramma precedente',
    forward: 'Fotogramma successivo',
    position: 'Posizione nel video',
    positionAt: (time: string, duration: string) => `${time} di ${duration}`,
    speed: 'Velocità',
    speedOf: (rate: number) => `${String(rate).replace('.', ',')}×`,
    mute: 'Togli il suono',
    unmute: 'Rimetti il suono',
    volume: 'Volume',
    fullScreen: 'Schermo intero',
    leaveFullScreen: 'Esci da schermo intero',
    setIn: 'Segna l’inizio del tratto (I)',
    setOut: 'Segna la fine del tratto (O)',
    clearPoints: 'Togli inizio e fine (X)',
    loop: 'Ripeti in continuo (R)',
    draw: 'Disegna sull’immagine (D)',
    previousMark: 'Commento precedente',
    nextMark: 'Commento successivo',
    timeCode: 'Timecode',
    goToTimecode: 'Vai a un timecode',
    wrongTimecode: 'Scrivi un timecode come 00:01:12:05.',
    failures: {
      load: 'Il video non si carica. Riprova tra un momento, oppure scaricalo.',
      picture:
        'Si sente l’audio, ma il tuo browser non mostra le immagini di questo formato. Prova con Chrome, Edge o Safari, oppure scarica il video.',
    },
    retry: 'Riprova',
    shortcuts: 'Scorciatoie da tastiera',
    keys: [
      ['Spazio o K', 'riproduci o metti in pausa'],
      ['J', 'torna indietro; premi ancora per andare più veloce'],
      ['L', 'vai avanti; premi ancora per andare più veloce'],
      [', e .', 'un fotogramma indietro o avanti'],
      ['← e →', 'cinque secondi indietro o avanti'],
      ['[ e ]', 'commento precedente o successivo'],
      ['I e O', 'segna l’inizio o la fine di un tratto'],
      ['X', 'togli inizio e fine'],
      ['R', 'ripeti in continuo il tratto o il video'],
      ['C', 'scrivi un commento qui'],
      ['D', 'disegna sull’immagine'],
      ['M', 'togli o rimetti il suono'],
      ['F', 'schermo intero'],
      ['?', 'mostra o nascondi queste scorciatoie'],
    ],
  },
  drawing: {
    title: 'Strumenti da disegno',
    surface: 'Immagine ferma: trascina per disegnare',
    of: (author: string) => `Disegno di ${author} sull’immagine`,
    tools: { pen: 'Penna', arrow: 'Freccia', box: 'Riquadro' },
    colors: { red: 'Rosso', yellow: 'Giallo', green: 'Verde', blue: 'Blu', white: 'Bianco' },
    undo: 'Annulla l’ultimo segno',
    clear: 'Cancella il disegno',
    done: 'Fatto',
    full: 'Il disegno è pieno: annulla un segno per aggiungerne un altro.',
    begin: 'Disegna sull’immagine',
    edit: 'Modifica il disegno',
    drop: 'Togli il disegno',
    attached: 'Con un disegno',
    needsWords: 'Aggiungi due parole: il disegno parte insieme al commento.',
  },
  timecode: {
    first: 'Primo fotogramma:',
    corrected: '(corretto dal team)',
    correct: 'Correggi il timecode',
    label: 'Timecode del primo fotogramma',
    dropFrame: 'Drop-frame',
    save: 'Salva',
    takeBack: 'Torna a quello del file',
    cancel: 'Annulla',
    failed: 'Non siamo riusciti a correggere il timecode. Riprova.',
  },
  versions: {
    choose: 'Scegli la versione',
    published: (who: string | null, when: string) => (who ? `${who}, ${when}` : when),
    fileReplaced: (when: string) => `file sostituito ${when}`,
    notes: 'Che cosa è cambiato',
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
    write: 'Scrivi un commento su questo momento',
    dropRange: 'Togli il tratto',
    at: (time: string) => `Commento a ${time}`,
    moveHere: (time: string) => `Sposta a ${time}`,
    goTo: (time: string) => `Vai a ${time}`,
    send: 'Commenta',
    attach: 'Allega',
    name: 'Nomina',
    attachFiles: 'Scegli i file da allegare',
    reply: 'Rispondi',
    replyLabel: (author: string) => `Rispondi a ${author}`,
    replySend: 'Invia la risposta',
    cancel: 'Annulla',
    resolve: 'Segna come risolto',
    reopen: 'Riapri',
    edit: 'Modifica',
    editLabel: (text: string) => `Modifica il commento: ${text}`,
    editField: 'Modifica il commento',
    editSave: 'Salva',
    edited: 'modificato',
    remove: 'Elimina',
    removeLabel: (text: string) => `Elimina il commento: ${text}`,
    removeTitle: 'Elimina il commento',
    removeText: 'Il commento sparisce per tutti. Non si può recuperare.',
    removeConfirm: 'Elimina',
    team: 'Team',
    guest: 'Ospite',
    you: 'Tu',
    waiting: 'In attesa di connessione',
    discard: 'Scarta',
    discardLabel: (text: string) => `Scarta il commento: ${text}`,
    failed: 'Il commento non è partito. Il testo è ancora qui: riprova.',
    changeFailed: 'Non siamo riusciti ad aggiornare il commento. Riprova.',
    internalHint: 'Nota interna: il cliente non la vede',
    internalTick: 'Nota interna: il cliente non la vede',
    export: 'Esporta i commenti',
    exportFormats: {
      csv: 'Tabella (CSV)',
      edl: 'DaVinci Resolve (EDL)',
      fcpxml: 'Final Cut Pro (FCPXML)',
    },
    exportSheet: 'Con le immagini (PDF)',
    exportInternal: 'Anche le note interne',
    exportFailed: 'Impossibile esportare i commenti',
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
    assignLabel: (text: string) => `Dai in carico il commento: ${text}`,
    ownWork: 'In carico a te',
    ownedBy: (name: string) => `In carico a ${name}`,
    ask: (version: string) => `Che cosa rispondi a «${version}»`,
    allDone: 'Segna tutti come fatti',
    outcomeOf: (text: string) => `Esito del commento: ${text}`,
    outcomes: { done: 'Fatto', declined: 'Non accolto', carried: 'Riporta nella nuova versione' },
    missing: 'Scegli che cosa ne è stato.',
  },
  rounds: {
    /** The round that a version belongs to. */
    of: (round: number, { included, allowed }: { included: number; allowed: number }) => {
      if (round <= included) return `Giro ${round} dei ${included} inclusi`
      return round <= allowed
        ? `Giro ${round}, oltre i ${included} inclusi`
        : `I ${allowed} giri di modifiche sono conclusi`
    },
    left: (left: number) => {
      if (left === 0) return 'Hai usato tutti i giri inclusi.'
      return left === 1
        ? 'Ti resta un giro di modifiche.'
        : `Ti restano ${pluralIt(left, 'giro', 'giri')} di modifiche.`
    },
    usedUp: (price: string) =>
      `I giri di modifiche sono finiti. Se serve altro, un giro in più costa ${price}, IVA inclusa.`,
    buy: (price: string) => `Aggiungi un giro per ${price}`,
    buyTitle: 'Un giro di modifiche in più',
    buyText: (price: string) =>
      `Costa ${price}, IVA inclusa. Dopo il pagamento puoi richiedere altre modifiche.`,
    buyConfirm: 'Accetta e vai al pagamento',
    buyFailed: 'Impossibile aggiungere il giro di modifiche',
    bought: 'Hai aggiunto un giro di modifiche: si apre appena lo paghi.',
    pay: 'Vai al pagamento',
  },
  decide: {
    title: 'La tua decisione',
    intro: 'Guarda, commenta, poi scegli. Il team riceve tutto in una volta sola.',
    request: 'Richiedi modifiche',
    requestTitle: (round: number, included: number) => `Richiedi modifiche: giro ${round} di ${included}`,
    requestText: (comments: number) =>
      comments === 0
        ? 'Non hai ancora commentato questa versione: scrivi qui che cosa cambiare.'
        : `Mandiamo al team ${pluralIt(comments, 'commento', 'commenti')}.`,
    requestAfter: (left: number) =>
      left === 0
        ? 'Il progetto torna in produzione. È il secondo e ultimo giro incluso.'
        : 'Il progetto torna in produzione. Ti resterà ancora un giro di modifiche.',
    words: 'Un messaggio per il team',
    wordsRequired: 'Scrivi che cosa cambiare, oppure torna al video e lascia un commento',
    requestConfirm: 'Manda le modifiche',
    requested: {
      title: 'Modifiche inviate',
      text: 'Il team le ha ricevute: ti scriviamo con la nuova versione.',
    },
    requestedState: 'Il team sta lavorando alle tue modifiche. Ti scriviamo appena c’è la nuova versione.',
    requestFailed: 'Non siamo riusciti a mandare le modifiche. Riprova.',
    approve: 'Approva',
    approveAnyway: 'Va bene così? Approva questa versione',
    approveTitle: (version: string) => `Approva ${version}`,
    approveText:
      'La revisione si chiude e il progetto è completato. Da qui scarichi il file definitivo; i commenti restano da leggere.',
    approveOpen: (count: number) =>
      count === 1
        ? 'Attenzione: c’è ancora un commento aperto, e non verrà lavorato.'
        : `Attenzione: ci sono ancora ${pluralIt(count, 'commento aperto', 'commenti aperti')}, e non verranno lavorati.`,
    approveConfirm: 'Approva il video',
    approved: { title: 'Video approvato', text: 'Il link per scaricarlo è anche nella tua email.' },
    approveFailed: 'Non siamo riusciti ad approvare il video. Riprova.',
    closing: 'Messaggio del cliente',
    closingOwn: 'Il tuo messaggio al team',
  },
  finished: {
    title: 'Il tuo video è pronto',
    text: (version: string, when: string) => `Hai approvato «${version}» ${ilGiorno(when)}.`,
    download: 'Scarica il video',
    review: 'Lascia una recensione',
    reviewText: 'Com’è andata? Due righe aiutano chi deve ancora scegliere.',
    room: 'Rivedi versioni e commenti',
  },
  media: {
    title: 'Anteprima e controlli',
    waiting:
      'L’anteprima sarà preparata tra poco. Intanto si vede il file originale, se il browser lo legge.',
    progress: (percent: number) => `Stiamo preparando l’anteprima: siamo ${alPercento(percent)}.`,
    /** In place of the picture, for whoever cannot see the original. */
    preparing: (percent: number) =>
      `Il tuo browser non legge il file originale: stiamo preparando l’anteprima, siamo ${alPercento(percent)}. La pagina si aggiorna da sola.`,
    failures: {
      TOO_LARGE:
        'L’anteprima non è riuscita: il video richiede troppa memoria o troppo tempo. Il cliente può comunque scaricare l’originale.',
      UNREADABLE:
        'L’anteprima non è riuscita: nel file ci sono parti che non si leggono. Esportalo di nuovo e pubblica un’altra versione.',
      OTHER: 'L’anteprima non è riuscita per un problema nostro. Riprova tra qualche minuto.',
    },
    retry: 'Riprova a prepararla',
    retryFailed: 'Non siamo riusciti a riavviare la preparazione. Riprova.',
    nothingFound: 'Nessuna anomalia nel video.',
    findings: {
      black: 'Schermo nero',
      frozen: 'Immagine ferma',
      clipping: 'Audio in saturazione',
      'no-sound': 'Manca l’audio',
      silent: 'La traccia audio è muta',
      'odd-rate': 'Frequenza dei fotogrammi insolita',
      'variable-rate': 'Frequenza dei fotogrammi variabile: i timecode possono non essere esatti',
      damaged: 'Alcuni fotogrammi sono danneggiati',
    },
    stretch: (what: string, from: string, to: string) => `${what} da ${from} a ${to}`,
    loudness: (lufs: number, peakDb: number) =>
      `Volume medio ${decimal(lufs)} LUFS, picco massimo ${decimal(peakDb)} dBTP.`,
  },
  download: {
    label: (version: string) => `Scarica ${version}`,
    short: 'Scarica',
  },
  hub: {
    card: 'Versioni',
    assets: 'Formati e file',
    open: 'Apri la sala di revisione',
    first: 'Pubblica la prima versione',
    none: 'Nessuna versione pubblicata.',
    openComments: (count: number) =>
      count === 0 ? 'Nessun commento aperto' : pluralIt(count, 'commento aperto', 'commenti aperti'),
    /** On the project's page, beside a version. */
    media: {
      working: (percent: number) => `Anteprima ${alPercento(percent)}`,
      failed: 'Anteprima non riuscita',
      found: (count: number) => `${pluralIt(count, 'anomalia', 'anomalie')} da controllare`,
    },
    title: 'Revisione',
    load: 'Impossibile caricare le versioni',
    upload: 'Carica una nuova versione',
    publish: 'Pubblica una versione',
    publishText: 'Il cliente riceve una notifica e un’email, e il progetto passa in revisione.',
    file: 'Scegli il file video',
    fileHint: 'max 2 GB',
    fileMissing: 'Manca il file: scegli un video dal tuo computer',
    notesLabel: 'Che cosa è cambiato',
    progress: (percent: number) => `Caricamento ${alPercento(percent)}`,
    cancelUpload: 'Interrompi',
    poster: {
      title: 'Copertina',
      text: 'Il fotogramma che si vede nell’elenco delle versioni e prima di premere play.',
      looking: 'Cerco un fotogramma…',
      film: 'Il video, fermo sul momento che stai scegliendo',
      moment: 'Momento del fotogramma',
      use: 'Usa questo fotogramma',
      chosen: (time: string) => `Copertina scelta: ${time}`,
      impossible:
        'Il browser non mostra le immagini di questo video, e non le vedrebbe nemmeno il cliente: esportalo in MP4 (H.264). Se lo pubblichi così, la versione resta senza copertina.',
      later:
        'Il browser non mostra le immagini di questo video: copertina e anteprima le prepariamo noi dopo la pubblicazione.',
      lost: 'La copertina non è arrivata: la versione è senza.',
    },
    drop: 'oppure trascinalo qui',
    leaving: {
      title: 'Interrompere il caricamento?',
      text: 'Il video è ancora in viaggio. Se esci, il caricamento si ferma: riparte da dove era quando scegli di nuovo lo stesso file.',
      confirm: 'Esci e interrompi',
    },
    interrupted: 'Caricamento interrotto. Riparte da dove era quando scegli di nuovo lo stesso file.',
  },
} as const

/** What the program writes to people about a review. */
export const reviewNews = {
  published: {
    title: 'Il tuo video è pronto da rivedere',
    message: (project: string, version: string) => `«${project}»: guarda «${version}», commenta, approva.`,
  },
  answered: {
    title: 'Il team ti ha risposto',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
  commented: {
    title: 'Nuovo commento del cliente',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
  changesRequested: {
    title: 'Modifiche richieste',
    message: (project: string, round: number, of: number) => `«${project}»: giro ${round} di ${of}.`,
  },
  approved: {
    title: 'Video approvato',
    message: (project: string, version: string) => `«${project}»: il cliente ha approvato «${version}».`,
  },
  mediaFailed: {
    title: 'Anteprima del video non riuscita',
    message: (project: string, version: string) =>
      `«${project}»: non siamo riusciti a preparare l’anteprima di «${version}». Apri la versione per riprovare.`,
  },
  delivered: {
    title: 'Il tuo video è pronto',
    message: (project: string) => `«${project}» è completato: scarica il file definitivo.`,
  },
} as const

export const reviewMails = {
  notes: 'Che cosa è cambiato',
  round: (round: number, of: number) =>
    round <= of
      ? `È il giro ${round} dei ${of} inclusi.`
      : 'I giri inclusi sono conclusi: resta da approvare.',
  closing: 'Il messaggio del cliente',
  comments: 'I commenti',
  drawn: '(con un disegno)',
  answers: 'I tuoi commenti',
  outcomes: {
    done: () => 'fatto',
    declined: (reason: string | null) => `non accolto: ${reason ?? ''}`,
    carried: () => 'riportato nella nuova versione',
  },
  delivered: {
    subject: (title: string) => `Scarica il tuo video: ${title}`,
    preheader: 'Scarica il file definitivo.',
    paragraphs: (version: string) => [
      `hai approvato «${version}»: il progetto è completato. Grazie per la fiducia.`,
      'Il file definitivo resta nella tua dashboard, pronto da scaricare.',
    ],
    button: 'Scarica il video',
    review: 'Com’è andata? Due righe aiutano chi deve ancora scegliere.',
    reviewButton: 'Lascia una recensione',
  },
} as const

/** The head of the table of comments that leaves for an editing program. */
export const exportTexts = {
  header: [
    'Numero',
    'Risponde a',
    'Inizio',
    'Fine',
    'Fotogramma',
    'Autore',
    'Commento',
    'Stato',
    'Motivo',
    'Visibilità',
    'In carico a',
    'Allegati',
  ],
  states: {
    open: 'Aperto',
    done: 'Risolto',
    declined: 'Non accolto',
    carried: 'Passato alla versione successiva',
  },
  internal: 'Interno',
  fileName: (project: string, version: string) => `${project} - ${version} - commenti`,
} as const
