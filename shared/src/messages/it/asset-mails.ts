import { listIt } from './assets.ts'

const stillOpen = (labels: readonly string[]) => `Ancora da approvare: ${listIt(labels)}.`

/** A version, or a project, with the format it is about, where the project delivers several. */
export const aboutAsset = (what: string, asset: string | null): string =>
  asset === null ? what : `${what} (${asset})`

export const assetNews = {
  approvedOne: {
    title: 'File approvato',
    message: (project: string, version: string, open: readonly string[]) =>
      `«${project}»: il cliente ha approvato «${version}». ${stillOpen(open)}`,
  },
  furtherReady: {
    title: 'Il tuo file è pronto',
    message: (project: string, version: string) => `«${project}»: scarica «${version}».`,
    unpaid: (project: string, version: string) =>
      `«${project}»: appena il pagamento è completo scarichi «${version}».`,
  },
} as const

export const assetMails = {
  about: (asset: string) => `Si tratta di: ${asset}.`,
  /** To the client, of one of several that was approved. */
  approvedOne: {
    subject: (title: string) => `Approvato: ${title}`,
    preheader: 'Hai approvato una parte del progetto.',
    paragraphs: (version: string, open: readonly string[]) => [
      `hai approvato «${version}».`,
      `Per completare il progetto resta da approvare: ${listIt(open)}.`,
    ],
    button: 'Apri il progetto',
  },
  /** To the client, of something further once the project was done. */
  further: {
    subject: (title: string) => `Scarica il nuovo file: ${title}`,
    preheader: 'Il file è nella tua dashboard.',
    paragraphs: (version: string) => [
      `hai approvato «${version}»: è nella tua dashboard, pronto da scaricare.`,
    ],
    button: 'Scarica il file',
    /** While something remains to be paid: nothing can be downloaded yet. */
    unpaid: {
      subject: (title: string) => `Il nuovo file è approvato: ${title}`,
      preheader: 'Appena il pagamento è completo lo scarichi.',
      paragraphs: (version: string) => [
        `hai approvato «${version}»: appena il pagamento è completo lo scarichi dalla tua dashboard.`,
      ],
      button: 'Apri i video finali',
    },
  },
  approvedByClient: (version: string, open: readonly string[]) => [
    `il cliente ha approvato «${version}».`,
    ...(open.length > 0 ? [stillOpen(open)] : []),
  ],
} as const
