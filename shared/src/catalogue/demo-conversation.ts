/** Conversation between a demo client and the team. Hours count back from now. */
export interface DemoConversationMessage {
  readonly hoursAgo: number
  /** The author, by e-mail. */
  readonly from: string
  readonly text: string
  /** The person mentioned, by e-mail. */
  readonly mentioned?: string
  readonly file?: { readonly name: string; readonly text: string }
}

const CLIENT = 'cliente@demo.example'
const PM = 'pm@demo.example'
const EDITOR = 'editor@demo.example'

export const demoConversation: {
  readonly project: string
  readonly messages: readonly DemoConversationMessage[]
  /** Number of the newest messages that nobody of the other side has read. */
  readonly unread: number
} = {
  project: 'La pasta come la faceva nonna Ada',
  messages: [
    {
      hoursAgo: 50,
      from: PM,
      text: 'Buongiorno, da qui seguo io il vostro video. Per le riprese ci servirebbe sapere in quali ore il laboratorio è più tranquillo.',
    },
    {
      hoursAgo: 47,
      from: CLIENT,
      text: 'Buongiorno! Vi allego gli orari. Il momento migliore è il primo pomeriggio, quando la pasta è già stesa ad asciugare.',
      file: {
        name: 'orari-laboratorio.txt',
        text: 'Laboratorio: 5.30-13.00\nAsciugatura: 13.00-17.00\nNegozio: 8.00-19.30\n',
      },
    },
    {
      hoursAgo: 45,
      from: PM,
      text: 'Perfetto, grazie. @Luca Moretti tieni la luce delle due per le mani che tirano la sfoglia.',
      mentioned: EDITOR,
    },
    {
      hoursAgo: 2,
      from: CLIENT,
      text: 'Ci siamo accorti che nel montaggio si vede il vecchio cartello all’ingresso. Si riesce a togliere, o conviene rigirare quella scena?',
    },
  ],
  unread: 1,
}
