import { pluralIt } from '../../formats/italian.ts'

/** The team's chat, beyond its fixed words in `team.ts`. */
export const chatTexts = {
  unread: (count: number) => pluralIt(count, 'messaggio non letto', 'messaggi non letti'),
  unreadMany: 'Più di 99 messaggi non letti',
  emptyText: 'Quello che scrivi qui lo legge tutto il team.',
  begin: 'La chat comincia qui.',
  older: 'Mostra i messaggi precedenti',
  loadingOlder: 'Arrivano i messaggi precedenti',
  newest: 'Vai agli ultimi messaggi',
  today: 'Oggi',
  yesterday: 'Ieri',
  you: 'Tu',
  sending: 'Invio in corso',
  notSent: 'Non inviato',
  resend: 'Riprova',
  discard: 'Elimina',
  label: 'Messaggio',
  tooLong: (over: number) => `${pluralIt(over, 'carattere', 'caratteri')} di troppo`,
  people: 'Chi vuoi nominare',
  mention: 'Nomina qualcuno',
  mentionHint: 'Scrivi @ per nominare qualcuno',
  arrived: (author: string, text: string) => `${author}: ${text}`,
} as const

export const chatNews = {
  mentioned: {
    title: 'Ti hanno nominato in chat',
    message: (author: string, text: string) => `${author}: «${text}»`,
  },
} as const
