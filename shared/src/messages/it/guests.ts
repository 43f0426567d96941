import type { GuestLinkState } from '../../deliverables/guest.ts'
import { alGiorno, ilGiorno, pluralIt } from '../../formats/italian.ts'

/** Names of guests, for everybody and in all exports. */
export const guestTexts = {
  marked: (name: string) => `${name} (ospite)`,
  /** On the words of a guest whose link ended long ago. */
  nameless: 'Ospite',
} as const

export const guestPanelTexts = {
  viewers: {
    title: 'Chi ha visto',
    load: 'Impossibile caricare chi ha visto',
    empty: 'Nessuno ha ancora aperto la revisione.',
    once: (version: string, moment: string) => `Ha aperto «${version}» ${ilGiorno(moment)}`,
    seen: (version: string, first: string, last: string) =>
      `Prima volta ${ilGiorno(first)}, ultima ${ilGiorno(last)}, «${version}»`,
    said: (count: number) =>
      count === 0 ? 'Non ha commentato' : `Ha scritto ${pluralIt(count, 'commento', 'commenti')}`,
  },
  invite: {
    title: 'Invita un ospite',
    text: 'Chi riceve il link entra nella revisione senza account: vede video, versioni e commenti, e nient’altro del progetto. Non può approvare né richiedere modifiche.',
    name: 'Nome dell’ospite',
    nameHint: 'Compare accanto ai suoi commenti.',
    passPhrase: 'Parola d’ordine',
    passPhraseHint: 'Almeno 8 caratteri. Comunicala a voce o con un altro messaggio, non insieme al link.',
    days: 'Giorni di validità',
    daysHint: 'Da 1 a 90.',
    mayComment: 'Può commentare',
    mayDownload: 'Può scaricare il video, quando è approvato e pagato per intero',
    submit: 'Crea il link',
    failed: { title: 'Link non creato', text: 'Si è verificato un errore. Riprova.' },
  },
  made: {
    title: 'Il link è pronto',
    text: 'Copialo adesso e mandalo tu all’ospite: per sicurezza non lo conserviamo, e dopo non potrai più vederlo.',
    label: 'Link per l’ospite',
    copy: 'Copia il link',
    until: (moment: string) => `Vale fino ${alGiorno(moment)}.`,
    another: 'Invita un’altra persona',
  },
  list: {
    title: 'Ospiti invitati',
    load: 'Impossibile caricare gli ospiti',
    empty: 'Nessun ospite invitato.',
    invitedBy: (name: string, moment: string) => `Invito di ${name}, ${moment}`,
    invitedByTeam: (name: string, moment: string) => `Invito di ${name} (team), ${moment}`,
    until: (moment: string) => `Vale fino ${alGiorno(moment)}`,
    expired: (moment: string) => `Scaduto ${ilGiorno(moment)}`,
    revoked: (moment: string) => `Revocato ${ilGiorno(moment)}`,
    opened: (moment: string) => `Aperto la prima volta ${ilGiorno(moment)}`,
    notOpened: 'Non ancora aperto',
    watches: 'Può solo guardare',
    downloads: 'Può scaricare',
    passPhrase: 'Con parola d’ordine',
    states: {
      open: 'Aperto',
      revoked: 'Revocato',
      expired: 'Scaduto',
    } satisfies Record<GuestLinkState, string>,
    revoke: 'Revoca',
    revokeLabel: (name: string) => `Revoca il link di ${name}`,
    revokeTitle: 'Revocare questo link?',
    revokeText:
      'L’ospite esce subito dalla revisione, anche se sta guardando il video. I suoi commenti restano.',
    revokeFailed: 'Impossibile revocare il link',
    revokedDone: 'Link revocato',
  },
} as const

export const guestPageTexts = {
  title: 'Revisione del video',
  description: 'La pagina di chi è stato invitato a rivedere un video.',
  intro: (name: string) => `Ciao ${name}, ti hanno invitato a rivedere questo video.`,
  comments: 'I tuoi commenti li leggono il cliente, il team e gli altri ospiti.',
  watches: 'Con questo link puoi guardare e leggere i commenti.',
  until: (moment: string) => `Il link vale fino ${alGiorno(moment)}.`,
  empty: {
    title: 'Ancora nessun video',
    text: 'La prima versione comparirà qui appena il team la pubblica.',
  },
  phrase: {
    title: 'Serve la parola d’ordine',
    text: 'Chi ti ha mandato il link ti ha dato anche una parola d’ordine. Scrivila qui.',
    label: 'Parola d’ordine',
    submit: 'Entra',
    failed: { title: 'Accesso non riuscito', text: 'Si è verificato un errore. Riprova.' },
  },
  over: {
    unknown: {
      title: 'Questo link non vale più',
      text: 'Il link è scaduto, oppure l’indirizzo non è completo. Chiedine uno nuovo a chi te lo ha mandato.',
    },
    missing: {
      title: 'Apri di nuovo il link',
      text: 'Questa pagina si apre con il link che hai ricevuto.',
    },
    revoked: {
      title: 'Questo link è stato revocato',
      text: 'Chi te lo ha mandato lo ha annullato. Se ti serve ancora, chiedigli un link nuovo.',
    },
  },
  load: 'Impossibile aprire la revisione',
} as const

export const guestNews = {
  commented: {
    title: 'Nuovo commento di un ospite',
    message: (project: string, name: string, text: string) =>
      `«${project}», ${guestTexts.marked(name)}: ${text}`,
  },
} as const
