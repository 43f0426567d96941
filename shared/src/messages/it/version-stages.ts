/** Notifications about a version's way from the team to the client (docs/decisions/version-stages.md). */
export const stageNews = {
  saved: {
    title: 'Una versione aspetta di essere inviata',
    message: (project: string, version: string) =>
      `«${project}»: «${version}» è salvata per il team. Guardala, poi inviala al cliente.`,
  },
  held: {
    title: 'Una versione non è partita',
    message: (project: string, version: string) =>
      `«${project}»: «${version}» non è stata inviata al cliente. Aprila: manca qualcosa nei controlli, o intanto il cliente ha deciso sulla versione precedente.`,
  },
  recalled: {
    title: 'Versione richiamata',
    message: (project: string, version: string, former: string | null) =>
      former === null
        ? `«${project}»: abbiamo richiamato «${version}». Ti avvisiamo appena ce n’è una da guardare.`
        : `«${project}»: abbiamo richiamato «${version}». Ora vedi di nuovo «${former}».`,
  },
  recalledForTeam: {
    title: 'Versione richiamata',
    message: (project: string, version: string) =>
      `«${project}»: «${version}» è tornata al team. Il cliente non la vede più.`,
  },
  replaced: {
    title: 'File sostituito',
    message: (project: string, version: string) =>
      `«${project}»: abbiamo sostituito il file di «${version}». Guarda quello nuovo: i tuoi commenti ci sono ancora.`,
  },
} as const

export const stageMails = {
  recalled: {
    subject: (title: string) => `Versione richiamata: ${title}`,
    preheader: 'Non serve guardarla: te ne mandiamo una corretta.',
    paragraphs: (version: string, former: string | null) => [
      `poco fa ti abbiamo scritto che «${version}» era pronta da guardare. L’abbiamo richiamata: c’è ancora qualcosa da sistemare.`,
      former === null
        ? 'Ti scriviamo appena c’è una versione da guardare.'
        : `Tra i video finali vedi di nuovo «${former}». Ti scriviamo appena c’è la versione corretta.`,
      'Non hai speso nessun giro di modifiche. Se avevi già commentato, il team legge quello che hai scritto.',
    ],
    button: 'Apri i video finali',
  },
  replaced: {
    subject: (title: string) => `File sostituito: ${title}`,
    preheader: 'Stessa versione, file corretto.',
    paragraphs: (version: string) => [
      `abbiamo sostituito il file di «${version}» con uno corretto. La versione è la stessa: i tuoi commenti ci sono ancora, e non hai speso nessun giro di modifiche.`,
      'Se l’avevi già guardata, guardala di nuovo prima di decidere.',
    ],
    button: 'Guarda il video',
  },
} as const
