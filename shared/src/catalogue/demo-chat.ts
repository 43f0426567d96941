/** Team chat of the demo. Days count from today; times are Rome winter time. */
export interface DemoMessage {
  readonly day: number
  readonly at: string
  /** The member, by e-mail. */
  readonly from: string
  readonly text: string
}

const PM = 'pm@demo.example'
const EDITOR = 'editor@demo.example'
const MOTION = 'motion@demo.example'
const DIRECTOR = 'direzione@demo.example'

export const demoMessages: readonly DemoMessage[] = [
  {
    day: -4,
    at: '09:12',
    from: PM,
    text: 'Buongiorno a tutti. Questa settimana chiudiamo il GX-5 e mandiamo il montaggio della pasta. Il lago parte con le riprese.',
  },
  {
    day: -4,
    at: '09:20',
    from: EDITOR,
    text: 'Per la pasta ho il girato in ordine. Stasera avete un primo montaggio.',
  },
  {
    day: -4,
    at: '09:41',
    from: DIRECTOR,
    text: 'Bene. Sulla pasta tieni lunghe le mani sulla trafila: è lì che si capisce tutto.',
  },
  {
    day: -4,
    at: '18:47',
    from: EDITOR,
    text: 'Primo montaggio in revisione, 1:32. La voce è ancora provvisoria.',
  },
  {
    day: -3,
    at: '10:05',
    from: PM,
    text: 'Visto, mi piace. @Luca Moretti accorcia di due secondi il finale e per me può uscire.',
  },
  { day: -3, at: '10:09', from: EDITOR, text: 'Fatto. Lo pubblico dopo pranzo con la voce definitiva.' },
  {
    day: -3,
    at: '15:30',
    from: MOTION,
    text: 'Per il logo del GX-5 ho due proposte: una secca, due fotogrammi, e una che si svita. Ho messo gli appunti qui: https://www.officine-greco.example/marchio',
  },
  {
    day: -3,
    at: '15:52',
    from: DIRECTOR,
    text: 'Quella che si svita. È una macchina utensile, si deve sentire il metallo.',
  },
  {
    day: -2,
    at: '11:18',
    from: PM,
    text: "L'albergo chiede se possiamo girare all'alba. Io direi di sì: la luce buona dura mezz'ora.",
  },
  { day: -2, at: '11:26', from: EDITOR, text: 'Ci sono. Porto io il drone, il permesso è già in cartella.' },
  {
    day: -1,
    at: '16:03',
    from: MOTION,
    text: 'GX-5: animazione del logo pronta, è nella versione nuova. Il cliente la sta guardando.',
  },
  {
    day: -1,
    at: '17:44',
    from: PM,
    text: 'Nelle Richieste c’è una candidatura che aspetta: chi la prende? Promettiamo 24 ore.',
  },
]

/** Number of the latest messages that a member has not read, by e-mail. */
export const demoUnread: Readonly<Record<string, number>> = {
  [PM]: 2,
  [EDITOR]: 2,
  [MOTION]: 1,
  [DIRECTOR]: 4,
}
