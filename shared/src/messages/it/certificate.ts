import { pluralIt } from '../../formats/italian.ts'

/** The paper that says what was approved, by whom, and which file that is. */
export const certificateTexts = {
  title: 'Certificato di approvazione',
  /** `asset` is what was approved, where the project delivers more than one film. */
  intro: (title: string, version: string, asset: string | null) =>
    `${asset === null ? 'Il video' : `${asset}:`} «${title}», nella versione «${version}».`,
  facts: {
    number: 'Numero',
    approvedAt: 'Approvato il',
    approvedBy: 'Approvato da',
    company: 'Per conto di',
    rounds: 'Giri di modifiche',
  },
  somebody: 'una persona dell’azienda',
  rounds: (used: number, allowed: number) => `${pluralIt(used, 'usato', 'usati')} su ${allowed}`,
  file: {
    title: 'Il file approvato',
    name: 'Nome',
    size: 'Dimensione',
    bytes: (size: string, bytes: string) => `${size} (${bytes} byte)`,
    facts: 'Formato',
    start: 'Timecode iniziale',
    published: 'Pubblicato il',
    digest: 'SHA-256',
    digestNote:
      'L’impronta SHA-256 identifica questo file e nessun altro: chi la ricalcola sul file scaricato deve ottenere le stesse cifre.',
  },
  comments: {
    title: 'I commenti su questa versione',
    none: 'Su questa versione non sono rimasti commenti.',
  },
  fileName: 'approvazione.pdf',
} as const

/** In the rooms, where it can be taken away. */
export const certificateLinkText = 'Certificato di approvazione (PDF)'
