export const filesRefusals = {
  FILE_EMPTY: { status: 422, text: 'Il file è vuoto: controlla di aver scelto quello giusto e riprova.' },
  FILE_TOO_LARGE: { status: 413, text: 'Il file è troppo grande. Riducilo e riprova.' },
  MATERIAL_LINKS_FULL: {
    status: 409,
    text: 'Questo progetto ha già 50 cartelle condivise: togline una per aggiungerne un’altra.',
  },
  MATERIALS_FULL: {
    status: 413,
    text: 'I tuoi materiali occupano già 5 GB, il massimo. Elimina quelli che non servono più, oppure scrivici.',
  },
  MATERIALS_TOO_MANY: {
    status: 409,
    text: 'Questo progetto ha già 1.000 materiali: eliminane uno per aggiungerne un altro.',
  },
  REFERENCES_FULL: {
    status: 409,
    text: 'Questo progetto ha già 200 video di ispirazione: togline uno per aggiungerne un altro.',
  },
  ATTACHMENT_GONE: {
    status: 409,
    text: 'Un allegato non è più disponibile: toglilo, allegalo di nuovo e riprova.',
  },
  FILE_TYPE: { status: 415, text: 'Questo tipo di file non è supportato. Prova con un altro formato.' },
  CONTENT_MISMATCH: {
    status: 422,
    text: 'Il contenuto del file non corrisponde al suo tipo. Esportalo di nuovo e riprova.',
  },
  INFECTED: {
    status: 422,
    text: 'Nel file abbiamo trovato un virus e non lo abbiamo tenuto. Controllalo con un antivirus e riprova.',
  },
  VIDEO_UNREADABLE: {
    status: 422,
    text: 'Il video non si riesce a leggere: il file è danneggiato o usa un codec che non conosciamo. Esportalo di nuovo e riprova.',
  },
  VIDEO_TRUNCATED: {
    status: 422,
    text: 'Il video è incompleto: manca la parte finale. Controlla che l’esportazione sia arrivata in fondo e riprova.',
  },
  VIDEO_ENCRYPTED: {
    status: 422,
    text: 'Il video è protetto da cifratura e non si può aprire. Esportalo senza protezione e riprova.',
  },
  VIDEO_WITHOUT_PICTURE: {
    status: 422,
    text: 'Il file contiene soltanto l’audio. Esporta il video con le immagini e riprova.',
  },
  VIDEO_PICTURE_TOO_LARGE: {
    status: 422,
    text: 'L’immagine del video supera gli 8K. Esportalo a una risoluzione più bassa e riprova.',
  },
  VIDEO_TOO_LONG: {
    status: 422,
    text: 'Il video dura più di 4 ore. Controlla la durata, dividilo in parti e riprova.',
  },
  VIDEO_TOO_MANY_TRACKS: {
    status: 422,
    text: 'Il video contiene più di 32 tracce. Esportalo con le sole tracce che servono e riprova.',
  },
} as const
