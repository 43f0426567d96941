import { pluralIt } from '../../formats/italian.ts'

/** The comments on a version on paper, each with its picture. */
export const commentsSheetTexts = {
  title: 'Commenti',
  intro: (title: string, version: string) => `Il video «${title}», nella versione «${version}».`,
  facts: {
    file: 'File',
    printedAt: 'Aggiornato al',
    comments: 'Commenti',
    of: 'Chi li vede',
  },
  count: (all: number, open: number) =>
    `${pluralIt(all, 'commento', 'commenti')}, ${pluralIt(open, 'aperto', 'aperti')}`,
  forTeam: 'Solo il team: ci sono anche le note interne',
  forAll: 'Team e cliente: senza le note interne',
  internal: 'Nota interna',
  none: 'Su questa versione non ci sono commenti.',
  withoutPictures: 'Le anteprime del video non sono ancora pronte: i commenti sono senza immagine.',
  mostPictures: (count: number) =>
    `Solo i primi ${pluralIt(count, 'commento ha', 'commenti hanno')} l’immagine.`,
  fileName: (project: string, version: string) =>
    `${['commenti', project, version].filter(Boolean).join('-')}.pdf`,
} as const
