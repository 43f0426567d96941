import { alPercento, pluralIt } from '../../formats/italian.ts'

/** The versions on the project's page of the hub. */
export const versionsCardTexts = {
  card: 'Versioni',
  none: 'Nessuna versione pubblicata.',
  openComments: (count: number) =>
    count === 0 ? 'Nessun commento aperto' : pluralIt(count, 'commento aperto', 'commenti aperti'),
  media: {
    working: (percent: number) => `Anteprima ${alPercento(percent)}`,
    failed: 'Anteprima non riuscita',
    found: (count: number) => `${pluralIt(count, 'anomalia', 'anomalie')} da controllare`,
  },
} as const
