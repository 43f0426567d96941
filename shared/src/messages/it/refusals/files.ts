import { refusals } from '../errors.ts'

export const filesRefusals = {
  ...refusals(409, {
    MATERIAL_LINKS_FULL:
      'Questo progetto ha già 50 cartelle condivise: togline una per aggiungerne un’altra.',
    MATERIALS_TOO_MANY: 'Questo progetto ha già 1.000 materiali: eliminane uno per aggiungerne un altro.',
    REFERENCES_FULL: 'Questo progetto ha già 200 video di ispirazione: togline uno per aggiungerne un altro.',
    ATTACHMENT_GONE: 'Un allegato non è più disponibile: toglilo, allegalo di nuovo e riprova.',
  }),
  ...refusals(413, {
    FILE_TOO_LARGE: 'Il file è troppo grande. Riducilo e riprova.',
    MATERIALS_FULL:
      'I tuoi materiali occupano già 5 GB, il massimo. Elimina quelli che non servono più, oppure scrivici.',
  }),
  ...refusals(415, {
    FILE_TYPE: 'Questo tipo di file non è supportato. Prova con un altro formato.',
  }),
  ...refusals(422, {
    FILE_EMPTY: 'Il file è vuoto: controlla di aver scelto quello giusto e riprova.',
    CONTENT_MISMATCH: 'Il contenuto del file non corrisponde al suo tipo. Esportalo di nuovo e riprova.',
    INFECTED:
      'Nel file abbiamo trovato un virus e non lo abbiamo tenuto. Controllalo con un antivirus e riprova.',
    VIDEO_UNREADABLE:
      'Il video non si riesce a leggere: il file è danneggiato o usa un codec che non conosciamo. Esportalo di nuovo e riprova.',
    VIDEO_TRUNCATED:
      'Il video è incompleto: manca la parte finale. Controlla che l’esportazione sia arrivata in fondo e riprova.',
    VIDEO_ENCRYPTED:
      'Il video è protetto da cifratura e non si può aprire. Esportalo senza protezione e riprova.',
    VIDEO_WITHOUT_PICTURE: 'Il file contiene soltanto l’audio. Esporta il video con le immagini e riprova.',
    VIDEO_PICTURE_TOO_LARGE:
      'L’immagine del video supera gli 8K. Esportalo a una risoluzione più bassa e riprova.',
    VIDEO_TOO_LONG: 'Il video dura più di 4 ore. Controlla la durata, dividilo in parti e riprova.',
    VIDEO_TOO_MANY_TRACKS:
      'Il video contiene più di 32 tracce. Esportalo con le sole tracce che servono e riprova.',
  }),
}
