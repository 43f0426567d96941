import { alGiorno, ilGiorno } from '../../formats/italian.ts'
import type { ProposalKind, ProposalState } from '../../proposals/proposal.ts'

/** Texts of proposals: custom quotes, changes of an order, rounds of changes. */
export const proposalTexts = {
  kinds: {
    quote: 'Preventivo su misura',
    addendum: 'Modifica dell’ordine',
    round: 'Giro di modifiche in più',
  } satisfies Record<ProposalKind, string>,
  states: {
    open: 'In attesa di risposta',
    accepted: 'Accettata',
    declined: 'Rifiutata',
    withdrawn: 'Ritirata',
    expired: 'Scaduta',
  } satisfies Record<ProposalState, string>,
  round: { line: 'Un giro di modifiche in più', reason: 'Chiesto dal cliente dalla pagina dei video.' },
  payments: {
    open: 'Da pagare',
    failed: 'Da pagare',
    processing: 'Pagamento in corso',
    paid: 'Pagata',
    refunded: 'Rimborsata',
  },
  awaited: (reference: string) => `Bonifico atteso, causale ${reference}`,
  client: {
    title: {
      quote: 'Il tuo preventivo su misura',
      addendum: 'Una modifica al tuo ordine',
      round: 'Un altro giro di modifiche',
    } satisfies Record<ProposalKind, string>,
    from: (name: string) => `Te lo propone ${name}`,
    validUntil: (date: string) => `Vale fino ${alGiorno(date)}.`,
    total: 'Totale, IVA inclusa',
    accept: 'Accetta',
    decline: 'Rifiuta',
    after: {
      quote: 'Se lo accetti prende il posto del preventivo automatico, ed è già confermato: poi puoi pagare.',
      addendum: 'Se la accetti, l’importo si aggiunge al tuo ordine e lo paghi a parte.',
      lower: 'Se la accetti, l’importo si toglie dal saldo.',
      round: 'Se lo accetti lo paghi subito dopo, e il giro si apre appena il pagamento arriva.',
    },
    accepted: {
      quote: 'Preventivo accettato',
      addendum: 'Modifica accettata',
      round: 'Giro di modifiche accettato',
    } satisfies Record<ProposalKind, string>,
    declined: 'Proposta rifiutata',
    declineTitle: 'Rifiuta la proposta',
    declineText: 'La proposta si chiude. Se vuoi, spiega perché: chi segue il progetto lo legge subito.',
    answer: 'Perché?',
    failed: 'Impossibile rispondere alla proposta',
    load: 'Impossibile caricare le proposte e gli importi concordati a parte',
  },
  due: {
    onPage: (title: string) => `Concordato a parte: ${title}`,
    text: 'L’hai già accettato: appena il pagamento arriva, è tuo.',
    pay: (total: string) => `Paga ${total}`,
    arrived: 'Quello che abbiamo concordato a parte è pagato. La ricevuta è nella tua email.',
  },
  team: {
    title: 'Proposte al cliente',
    empty:
      'Nessuna proposta. Qui scrivi un preventivo su misura, cambi un ordine o concedi un altro giro di modifiche.',
    make: 'Nuova proposta',
    kind: 'Che cosa proponi',
    label: (row: number) => `Riga ${row}`,
    amount: (row: number) => `Importo della riga ${row}, in euro`,
    amountHint: 'IVA inclusa; con il meno davanti se è una riduzione',
    lineMissing: 'Scrivi il nome e l’importo di ogni riga, come 1.200 oppure -150,50',
    addLine: 'Aggiungi una riga',
    removeLine: (row: number) => `Togli la riga ${row}`,
    reason: 'Perché',
    reasonHint: 'Lo legge il cliente, insieme alle righe.',
    validUntil: 'Valida fino al',
    total: 'Totale',
    send: 'Invia al cliente',
    grant: 'Concedi gratis',
    freeRound: 'Con importo zero il giro è gratuito e si apre subito.',
    sent: 'Proposta inviata',
    granted: 'Giro di modifiche concesso',
    failed: 'Impossibile inviare la proposta',
    withdraw: 'Ritira',
    withdrawTitle: 'Ritira la proposta',
    withdrawText: 'Il cliente non potrà più accettarla.',
    withdrawAccepted: 'Il cliente l’ha accettata e non l’ha ancora pagata: non dovrà più farlo.',
    withdrawn: 'Proposta ritirata',
    withdrawFailed: 'Impossibile ritirare la proposta',
    answered: (name: string, date: string) => `${name}, ${ilGiorno(date)}`,
    load: 'Impossibile caricare le proposte',
  },
} as const

/** In the bells. */
export const proposalNews = {
  made: {
    title: 'Hai una proposta da valutare',
    message: (project: string, total: string) => `Per «${project}» ti proponiamo ${total}, IVA inclusa.`,
  },
  granted: {
    title: 'Hai un altro giro di modifiche',
    message: (project: string) => `Per «${project}» puoi chiedere ancora modifiche, gratis.`,
  },
  accepted: {
    title: 'Proposta accettata',
    message: (client: string, project: string, total: string) => `${client}, «${project}»: ${total}.`,
  },
  declined: {
    title: 'Proposta rifiutata',
    message: (client: string, project: string, total: string) => `${client}, «${project}»: ${total}.`,
  },
  withdrawn: {
    title: 'Proposta ritirata',
    message: (project: string) => `La proposta per «${project}» non vale più.`,
  },
  extraPaid: {
    title: 'Pagamento ricevuto',
    message: (project: string, total: string) =>
      `Abbiamo ricevuto ${total} per quello che è stato concordato a parte su «${project}».`,
  },
} as const

export const proposalMails = {
  made: {
    subject: (title: string) => `Una proposta per «${title}»`,
    preheader: (total: string) => `${total}, IVA inclusa: guardala e decidi.`,
    text: (title: string) => `abbiamo preparato una proposta per «${title}». Ecco le righe e il motivo.`,
    validUntil: (date: string) => `La proposta vale fino ${alGiorno(date)}.`,
    button: 'Guarda la proposta',
  },
  granted: {
    subject: (title: string) => `Un altro giro di modifiche per «${title}»`,
    preheader: 'È gratis: puoi chiedere ancora modifiche.',
    text: (title: string) => `per «${title}» puoi chiedere un altro giro di modifiche, senza spese.`,
    button: 'Vai al video',
  },
  accepted: {
    subject: (client: string, title: string) => `${client} ha accettato la proposta per «${title}»`,
    preheader: (total: string) => `Totale ${total}.`,
    text: 'il cliente ha accettato la proposta.',
  },
  declined: {
    subject: (client: string, title: string) => `${client} ha rifiutato la proposta per «${title}»`,
    preheader: (total: string) => `Totale ${total}.`,
    text: 'il cliente ha rifiutato la proposta.',
  },
  extraReceipt: {
    subject: (title: string) => `Pagamento ricevuto: ${title}`,
    preheader: (total: string) => `Abbiamo ricevuto ${total}, grazie.`,
    paragraphs: ['abbiamo ricevuto il pagamento di quello che abbiamo concordato a parte.'],
    plan: 'È pagato quello che avevamo concordato a parte dal preventivo.',
    button: 'Vai al progetto',
  },
  extraPaid: {
    subject: (client: string, title: string) => `${client} ha pagato quanto concordato a parte: ${title}`,
    preheader: (total: string) => `Incassati ${total}.`,
    paragraphs: ['il cliente ha pagato quello che era stato concordato a parte.'],
  },
} as const
