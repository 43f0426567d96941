/** Texts of materials, for client and team, and of profile pictures. */
export const materialTexts = {
  title: 'Materiali',
  intro: 'Logo, foto, riprese, testi: li vede solo chi lavora al tuo video.',
  drop: 'Trascina qui i tuoi file',
  dropNow: 'Lascia pure: li carichiamo noi',
  or: 'oppure',
  choose: 'Scegli i file',
  kinds:
    'Immagini, video, audio, PDF, documenti Word e testi; anche font, presentazioni, archivi e file Illustrator, EPS e Photoshop.',
  limit: (megabytes: number | string) => `max ${megabytes}MB`,
  empty: 'Nessun file caricato',
  emptyText: 'I file caricati compaiono qui, pronti per la produzione.',
  yours: 'I tuoi file',
  /** Of a picture that cannot be shown, such as a damaged photo. */
  downloadOnly: 'solo da scaricare',
  download: (file: string) => `Scarica ${file}`,
  remove: (file: string) => `Elimina ${file}`,
  removeTitle: 'Eliminare il file?',
  removeText: (file: string) => `${file} sparisce anche per chi lavora al video. Non si può annullare.`,
  removeConfirm: 'Elimina',
  upload: {
    title: 'In caricamento',
    stoppedTitle: 'Non caricati',
    dismissAll: 'Togli dall’elenco',
    progress: (file: string) => `Caricamento di ${file}`,
    bytes: (sent: string, total: string) => `${sent} di ${total}`,
    waiting: 'In attesa',
    checking: 'Controllo del file',
    paused: 'In pausa',
    lost: 'Connessione persa: riparte da qui appena torna.',
    interrupted: 'Interrotto: scegli di nuovo il file e riparte da dove era arrivato.',
    otherFile: {
      title: 'Questo è un altro file',
      text: (before: string, chosen: string) =>
        `Si era interrotto ${before}, e hai scelto ${chosen}, che è diverso. Se carichi questo, quello che era arrivato dell’altro va perso.`,
      confirm: 'Carica questo file',
    },
    pauseOf: (file: string) => `Metti in pausa ${file}`,
    resumeOf: (file: string) => `Riprendi ${file}`,
    retryOf: (file: string) => `Riprova con ${file}`,
    cancelOf: (file: string) => `Annulla il caricamento di ${file}`,
    dismissOf: (file: string) => `Togli ${file} dall’elenco`,
  },
  tooLarge: {
    title: 'File troppo grande',
    text: (file: string, megabytes: number = 50) => `${file} supera i ${megabytes}MB`,
  },
  emptyFile: {
    title: 'File vuoto',
    text: (file: string) => `${file} non contiene nulla: controlla di aver scelto quello giusto`,
  },
  badType: {
    title: 'Tipo file non supportato',
    text: (file: string) => `${file} non è un formato supportato`,
  },
  links: {
    title: 'Cartelle condivise',
    intro:
      'Hai già tutto su Drive, Dropbox o WeTransfer? Incolla il link: vale come materiale. La cartella dev’essere aperta a chi ha il link.',
    add: 'Aggiungi un link',
    addTitle: 'Aggiungi una cartella condivisa',
    url: 'Link della cartella',
    name: 'Che cosa contiene',
    remove: (name: string) => `Togli ${name}`,
    removeTitle: 'Togliere la cartella?',
    removeText: (name: string) =>
      `Chi lavora al video non troverà più ${name} qui. I file restano dove sono.`,
    removeConfirm: 'Togli',
    added: 'Cartella aggiunta',
    removed: 'Cartella tolta',
    failed: 'Impossibile aggiungere la cartella',
    removeFailed: 'Impossibile togliere la cartella',
    load: 'Impossibile caricare le cartelle condivise',
  },
  load: 'Impossibile caricare i file',
  uploadFailed: 'Errore durante il caricamento dei file',
  fileFailed: { title: 'Errore upload', text: (file: string) => `Impossibile caricare ${file}` },
  allFailed: 'Si è verificato un errore durante il caricamento',
  done: { title: 'Upload completato', text: 'I file sono stati caricati con successo' },
  delete: 'Impossibile eliminare il file',
  deleteAlt: 'Non è stato possibile eliminare il file',
  deleted: { title: 'File eliminato', text: (file: string) => `${file} è stato rimosso` },
  tipsTitle: 'Che cosa ci serve',
  tips: [
    { title: 'Logo ad alta risoluzione', text: 'In PNG o SVG, meglio se su fondo trasparente.' },
    {
      title: 'Foto e video che hai già',
      text: 'Anche girati col telefono: li guardiamo prima di scartarli.',
    },
    {
      title: 'Colori e caratteri',
      text: 'La palette e i font che usi, come file o anche solo per nome, o il manuale del marchio in PDF.',
    },
    { title: 'Testi e copioni pronti', text: 'Anche in bozza: li sistemiamo insieme.' },
    { title: 'Materiali di riferimento', text: 'Brochure e presentazioni, video che ti somigliano.' },
  ],
  team: {
    title: 'Materiali del cliente',
    empty: 'Il cliente non ha ancora caricato nulla.',
  },
} as const

/** Choosing and cutting the picture of one's profile. */
export const avatarTexts = {
  cropTitle: 'Ritaglia l’immagine',
  cropText: 'Sposta e ingrandisci: teniamo il quadrato al centro.',
  cropArea: 'Area di ritaglio: spostala con le frecce',
  zoom: 'Ingrandimento',
  save: 'Usa questa immagine',
  saving: 'Caricamento...',
  removed: 'Immagine rimossa',
  remove: {
    title: 'Rimuovere l’immagine?',
    text: 'Al suo posto torneranno le tue iniziali.',
    confirm: 'Rimuovi',
  },
} as const
