import { pluralIt } from '../../formats/italian.ts'

/** The way of a version from the team to the client, and back (docs/decisions/version-stages.md). */
export const stageTexts = {
  title: 'Solo per il team',
  text: 'Il cliente non vede questa versione. Guardatela e commentatela tra voi: i commenti qui sono note interne.',
  waitsForManager: 'La invia al cliente un Project Manager.',
  sending: {
    title: 'In partenza',
    text: 'La versione parte verso il cliente appena l’anteprima è pronta. Fino ad allora la vede solo il team.',
    stop: 'Annulla l’invio',
    stopped: 'Invio annullato: la versione resta al team',
    failed: 'Impossibile annullare l’invio',
  },
  recalledAt: (when: string) => `Richiamata ${when}: il cliente l’aveva già ricevuta.`,
  clientWords: (count: number) =>
    count === 1
      ? 'Il cliente ci ha già scritto un commento: resta qui, e lo ritrova quando la invii di nuovo.'
      : `Il cliente ci ha già scritto ${pluralIt(count, 'commento', 'commenti')}: restano qui, e li ritrova quando la invii di nuovo.`,
  send: 'Invia al cliente',
  sendTitle: (version: string) => `Invia «${version}» al cliente`,
  sent: 'Versione inviata: il cliente è stato avvisato',
  waiting: 'La versione parte appena l’anteprima è pronta',
  sendFailed: 'Impossibile inviare la versione',
  keptBack: 'Qualcosa blocca l’invio: guarda i punti segnati qui sopra.',
  checks: {
    title: 'Controlli prima dell’invio',
    verdicts: { fine: 'A posto', warns: 'Da guardare', blocks: 'Blocca l’invio' },
    answers: {
      fine: () => 'Nessun commento del cliente senza risposta',
      blocks: (count: number) =>
        `${pluralIt(count, 'commento', 'commenti')} della versione precedente senza risposta: rispondi qui sotto`,
    },
    'internal-notes': {
      fine: () => 'Nessuna nota interna aperta',
      warns: (count: number) =>
        `${pluralIt(count, 'nota interna aperta', 'note interne aperte')} su questa versione`,
    },
    preview: {
      fine: () => 'Anteprima pronta',
      warns: (count: number) =>
        count === 0
          ? 'L’anteprima non è riuscita: il cliente vedrà il file originale, se il suo browser lo legge'
          : 'L’anteprima è in preparazione: la versione parte appena è pronta',
      blocks: () => 'Nel file ci sono parti che non si leggono: esportalo di nuovo e sostituiscilo',
    },
    findings: {
      fine: () => 'Nessuna anomalia nel video',
      warns: (count: number) =>
        count === 0
          ? 'Il video non è ancora stato controllato: guardalo fino in fondo'
          : `${pluralIt(count, 'anomalia', 'anomalie')} nel video: l’elenco è nella scheda della versione`,
    },
    name: {
      fine: () => 'Il nome c’è, e nessun’altra versione si chiama così',
      warns: () => 'Un’altra versione si chiama allo stesso modo',
      blocks: () => 'Manca il nome della versione',
    },
    changes: {
      fine: () => 'Si sa che cosa è cambiato',
      warns: () => '«Che cosa è cambiato» è vuoto: il cliente non sa dove guardare',
    },
    format: {
      fine: () => 'Il formato è quello richiesto',
      warns: () => 'Il formato del video non corrisponde, o non si conosce',
    },
  },
  recall: {
    act: 'Richiama la versione',
    left: (clock: string) => `Puoi ancora richiamarla per ${clock}.`,
    title: (version: string) => `Richiama «${version}»`,
    text: 'La versione torna al team e il cliente vede di nuovo quella di prima. Lo avvisiamo che è stata richiamata. Il giro di modifiche non viene speso, e le risposte ai suoi commenti tornano da dare.',
    confirm: 'Richiama',
    done: 'Versione richiamata: la vede di nuovo solo il team',
    failed: 'Impossibile richiamare la versione',
  },
  discard: {
    act: 'Elimina la versione',
    title: (version: string) => `Elimina «${version}»`,
    text: 'Si cancellano il file e le note del team su questa versione. Il cliente non l’ha mai vista e non riceve nulla.',
    confirm: 'Elimina',
    done: 'Versione eliminata',
    failed: 'Impossibile eliminare la versione',
  },
  replace: {
    act: 'Sostituisci il file',
    title: (version: string) => `Sostituisci il file di «${version}»`,
    text: 'La versione resta la stessa, con i suoi commenti, e non si spende un giro di modifiche. Il file di prima viene cancellato.',
    textSent: 'Il cliente riceve una notifica e un’email: gli diciamo che il file è nuovo.',
    file: 'Scegli il file corretto',
    confirm: 'Sostituisci',
    done: 'File sostituito',
    failed: 'Impossibile sostituire il file',
  },
} as const
