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
    preheader: 'Una parte del progetto è approvata.',
    paragraphs: (version: string, open: readonly string[]) => [
      `«${version}» è approvato.`,
      `Per completare il progetto resta da approvare: ${listIt(open)}.`,
    ],
    button: 'Apri il progetto',
  },
  /** To the client, of something further once the project was done. */
  further: {
    subject: (title: string) => `Scarica il nuovo file: ${title}`,
    preheader: 'Il file è nella tua dashboard.',
    paragraphs: (version: string) => [
      `«${version}» è approvato: è nella tua dashboard, pronto da scaricare.`,
    ],
    button: 'Scarica il file',
    /** While something remains to be paid: nothing can be downloaded yet. */
    unpaid: {
      subject: (title: string) => `Il nuovo file è approvato: ${title}`,
      preheader: 'Appena il pagamento è completo lo scarichi.',
      paragraphs: (version: string) => [
        `«${version}» è approvato: appena il pagamento è completo lo scarichi dalla tua dashboard.`,
      ],
      button: 'Apri i video finali',
    },
  },
  /** To the team, of one of several. */
  approvedByClient: (version: string, open: readonly string[]) => ({
    subject: (title: string) => `Approvato dal cliente: ${title}`,
    preheader: `Il cliente ha approvato «${version}».`,
    paragraphs: [`il cliente ha approvato «${version}».`, ...(open.length > 0 ? [stillOpen(open)] : [])],
  }),
} as const
