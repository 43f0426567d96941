/** The refusals of files. */
export const filesRefusals = {
  FILE_EMPTY: { status: 422, text: 'Il file è vuoto: controlla di aver scelto quello giusto e riprova.' },
  FILE_TOO_LARGE: { status: 413, text: 'Il file è troppo grande. Riducilo e riprova.' },
  MATERIALS_FULL: {
    status: 413,
    text: 'I tuoi materiali occupano già 5 GB, il massimo. Elimina quelli che non servono più, oppure scrivici.',
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
} as const
