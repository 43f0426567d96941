import { alGiorno, ilGiorno } from '../../formats/italian.ts'
import type { ListedPayLinkState } from '../../payment/pay-link.ts'

/** Names the requester of a payment: a person of a company, or a sole trader. */
const askerOf = (name: string, company: string): string => (name === company ? name : `${name} di ${company}`)

/** Links with which somebody without an account pays: how a client makes them, and their list. */
export const payLinkTexts = {
  method: 'Link per chi paga',
  hint: 'Crei un link da girare all’amministrazione: chi lo apre vede l’importo e a chi è intestata la fattura, e paga senza account. Vale 14 giorni.',
  email: 'Email di chi paga',
  emailHint: 'Gli mandiamo noi il link. Se lasci vuoto, lo copi e lo mandi tu.',
  make: 'Crea il link di pagamento',
  failed: { title: 'Link non creato', text: 'Si è verificato un errore. Riprova.' },
  made: {
    title: 'Il link è pronto',
    text: 'Copialo adesso: per sicurezza non lo conserviamo, e dopo non potrai più vederlo.',
    sent: (email: string) => `Lo abbiamo mandato a ${email}. Se vuoi, copialo anche qui.`,
    until: (moment: string) =>
      `Vale fino ${alGiorno(moment)}. Chi lo apre vede il pagamento e nient’altro del progetto.`,
    label: 'Link di pagamento',
    copy: 'Copia il link',
    close: 'Chiudi',
  },
  list: {
    title: 'Link di pagamento',
    load: 'Impossibile caricare i link di pagamento',
    what: { deposit: 'Pagamento', balance: 'Saldo' },
    madeBy: (name: string, moment: string) => `Creato da ${name} ${ilGiorno(moment)}`,
    made: (moment: string) => `Creato ${ilGiorno(moment)}`,
    sentTo: (email: string) => `Mandato a ${email}`,
    until: (moment: string) => `Vale fino ${alGiorno(moment)}`,
    opened: (moment: string) => `Aperto la prima volta ${ilGiorno(moment)}`,
    notOpened: 'Non ancora aperto',
    paid: (moment: string) => `Pagato ${ilGiorno(moment)}`,
    revoked: (moment: string) => `Revocato ${ilGiorno(moment)}`,
    expired: (moment: string) => `Scaduto ${ilGiorno(moment)}`,
    states: {
      open: 'Aperto',
      used: 'Pagato',
      revoked: 'Revocato',
      expired: 'Scaduto',
    } satisfies Record<ListedPayLinkState, string>,
    revoke: 'Revoca',
    revokeOne: (what: string, total: string) => `Revoca il link: ${what}, ${total}`,
    revokeTitle: 'Revocare questo link?',
    revokeText: 'Chi lo ha ricevuto non potrà più pagare da lì. Puoi crearne un altro quando vuoi.',
    revokeFailed: 'Impossibile revocare il link',
    revokedDone: 'Link revocato',
  },
} as const

export const payPageTexts = {
  title: 'Pagamento',
  description: 'La pagina di chi paga un ordine con un link, senza account.',
  intro: (name: string, company: string) => `${askerOf(name, company)} ti chiede di pagare questo importo.`,
  introWithoutName: (company: string) => `${company} ti chiede di pagare questo importo.`,
  kind: {
    deposit: 'Primo pagamento per il video',
    whole: 'Pagamento del video',
    balance: 'Saldo del video',
  },
  what: 'Progetto',
  company: 'Intestatario della fattura',
  poNumber: 'Numero d’ordine interno',
  terms: 'Termini di Servizio',
  acceptedBy: (version: string, name: string, moment: string) =>
    `Versione ${version}, accettati da ${name} ${ilGiorno(moment)}`,
  accepted: (version: string, moment: string) => `Versione ${version}, accettati ${ilGiorno(moment)}`,
  until: 'Il link vale fino al',
  laterRest:
    'Il resto del preventivo si paga alla fine, a video approvato: questo link vale solo per il primo pagamento.',
  lastRest: 'Con questo saldo il preventivo è pagato per intero.',
  invoice: 'La fattura va all’intestatario qui sopra: non serve scrivere i suoi dati.',
  begun: {
    title: 'Il pagamento è in corso',
    text: 'Di solito bastano pochi secondi. Puoi anche chiudere questa pagina.',
    resume: 'Torna alla pagina del pagamento',
    change: 'Scegli un altro modo',
  },
  transfer: {
    title: 'I dati per il bonifico',
    next: 'Fai il bonifico entro 7 giorni. Quando i soldi arrivano, chi ti ha mandato il link riceve la conferma; qui trovi la ricevuta finché il link vale.',
  },
  paid: {
    title: 'Grazie, il pagamento è arrivato',
    text: (total: string, day: string) =>
      `Abbiamo ricevuto ${total} ${ilGiorno(day)}. Chi ti ha mandato il link è già avvisato.`,
    receipt: 'Scarica la ricevuta in PDF',
    receiptFailed: 'Impossibile scaricare la ricevuta',
    fileName: 'ricevuta.pdf',
    keep: (moment: string) =>
      `La ricevuta resta qui fino ${alGiorno(moment)}. La fattura elettronica arriva dal Sistema di Interscambio, se è prevista.`,
  },
  over: {
    unknown: {
      title: 'Questo link non vale più',
      text: 'Il link è scaduto, oppure l’indirizzo non è completo. I link valgono 14 giorni: chiedine uno nuovo a chi te lo ha mandato.',
    },
    missing: {
      title: 'Apri di nuovo il link',
      text: 'Questa pagina si apre con il link che hai ricevuto. Se hai appena pagato, il pagamento è al sicuro: riapri il link per vedere la conferma e la ricevuta.',
    },
    revoked: {
      title: 'Questo link è stato revocato',
      text: 'Chi te lo ha mandato lo ha annullato, e da qui non si può più pagare. Se devi ancora pagare, chiedigli un link nuovo.',
    },
    changed: {
      title: 'L’ordine è cambiato',
      text: 'Il preventivo è stato modificato, ritirato, o è scaduto: questo importo non è più quello giusto, e non puoi pagarlo. Chiedi un link nuovo a chi te lo ha mandato.',
    },
    settled: {
      title: 'Questo importo è già stato pagato',
      text: 'Non devi fare nulla: qualcuno ha già pagato in un altro modo. La ricevuta è nell’area riservata di chi ti ha mandato il link.',
    },
    busy: {
      title: 'Qualcun altro sta pagando',
      text: 'In questo momento un’altra persona sta pagando la stessa somma. Quando avrà finito, o annullato, lo vedrai qui.',
    },
  },
  load: 'Impossibile aprire il pagamento',
} as const

export const payLinkMails = {
  subject: (company: string, title: string) => `${company}: un pagamento per «${title}»`,
  preheader: (total: string) => `${total}, con carta o bonifico, senza account.`,
  paragraphs: (name: string, company: string, title: string, total: string) => [
    `${askerOf(name, company)} ti chiede di pagare ${total} per il video «${title}».`,
    'Dal link vedi importo, IVA e a chi è intestata la fattura, e paghi senza creare un account.',
  ],
  until: (moment: string) =>
    `Il link vale fino ${alGiorno(moment)}. Non girarlo ad altri: chi lo ha può vedere il pagamento.`,
  unexpected:
    'Se non ti aspettavi questa email, ignorala e chiedi a chi te l’ha mandata: senza un tuo pagamento non succede nulla.',
  button: 'Vedi e paga',
} as const

export const payLinkNews = {
  throughLink: (message: string) => `${message} Con un link di pagamento.`,
} as const
