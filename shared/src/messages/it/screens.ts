import { publicTexts } from './public.ts'

/** Texts of shared UI parts. */
export const uiTexts = {
  checking: publicTexts.session.checking,
  close: publicTexts.close,
  retry: publicTexts.retry,
  optional: publicTexts.form.optional,
  error: publicTexts.form.error.title,
  offline: {
    title: 'Sei offline',
    text: 'Quello che hai scritto resta qui. La pagina si completa appena torna la connessione.',
  },
  cancel: 'Annulla',
  more: 'Mostra altri',
  newerText: {
    title: 'Nel frattempo questo testo è cambiato. Ora dice:',
    take: 'Usa la versione nuova',
    insist: 'Tieni la mia',
  },
  digitsOnly: 'Scrivi un numero senza lettere, come 1.200 o 150,50: cancella e riscrivi',
  tick: 'Per continuare serve la tua conferma',
  copied: 'Copiato',
  copyByHand: 'Non è stato possibile copiare: seleziona il testo e copialo a mano.',
  showPassword: 'Mostra o nascondi la password',
  toContent: publicTexts.skipToContent,
  noScript: 'Per mandare un modulo, entrare o guardare i video qui serve JavaScript. Oppure scrivici:',
} as const
