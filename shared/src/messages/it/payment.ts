import { alGiorno, ilGiorno } from '../../formats/italian.ts'

/** Texts of the payment screen: provider, guarantee, and the hub's view. */
export const paymentTexts = {
  open: {
    title: 'Il pagamento ti aspetta',
    text: 'Hai lasciato aperta la pagina del pagamento. Riprendila da dove eri, oppure annullala e ricomincia.',
    resume: 'Riprendi il pagamento',
    cancel: 'Annulla il pagamento',
  },
  waiting: {
    title: 'Aspettiamo la conferma della banca',
    text: 'Di solito bastano pochi secondi. Puoi anche chiudere questa pagina: ti scriviamo noi.',
    again: 'La conferma non arriva? Torna alla pagina del pagamento',
  },
  introPaid: 'Che cosa hai pagato, e che cosa resta.',
  depositPaid: 'L’acconto è pagato.',
  balance: {
    line: 'Saldo del preventivo',
    onPage: (title: string) => `Saldo: ${title}`,
    title: 'Saldo',
    due: 'Il saldo è da pagare: appena arriva, scarichi il video.',
    notDue: 'Lo paghi quando approvi il video finale. Se preferisci, puoi pagarlo anche adesso.',
    pay: (total: string) => `Paga il saldo di ${total}`,
    downloads: {
      title: 'Resta da pagare il saldo',
      text: (total: string) =>
        `Il video è pronto e approvato. Per scaricarlo manca il saldo di ${total}: appena lo paghi, il download si apre.`,
      pay: 'Vai al saldo',
      firstTitle: 'Resta da pagare il video',
      first: 'Il video è pronto e approvato: appena lo paghi, il download si apre.',
      payFirst: 'Vai al pagamento',
    },
  },
  /** Below the lines of a quote, wherever it is printed. */
  rows: {
    total: 'Totale del preventivo, IVA inclusa',
    net: 'Imponibile',
    vat: 'IVA 22%',
    agreed: 'Totale concordato, con le modifiche',
    deposit: { open: 'Acconto adesso', paid: 'Acconto pagato' },
    balance: { open: 'Saldo alla consegna', paid: 'Saldo pagato' },
    whole: { open: 'Da pagare adesso', paid: 'Pagato' },
  },
  plan: {
    how: 'Come si calcola l’acconto',
    howText:
      'L’acconto ha un listino suo: conta la base e quattro lavorazioni, e non supera mai il preventivo.',
    cut: 'Non più del preventivo',
    linesTotal: 'Somma',
    restWhen:
      'Il saldo si paga quando approvi il video finale, oppure 15 giorni dopo che te lo abbiamo mandato, se non rispondi. Poi si apre il download.',
    whole: 'È l’intero prezzo: alla consegna non resta nulla da pagare.',
  },
  /** Beside a payment of which a part went back. */
  partlyRefunded: (refunded: string, kept: string) =>
    `Ti abbiamo rimborsato ${refunded}: al netto hai pagato ${kept}.`,
  receipt: 'La ricevuta con le condizioni è nell’email di conferma del pagamento.',
  link: 'Pagamento, ricevuta e rimborso',
  guarantee: {
    title: 'Garanzia di rimborso',
    until: (date: string) => `Puoi chiedere il rimborso fino ${alGiorno(date)}.`,
    requested: (date: string) => `Hai chiesto il rimborso ${ilGiorno(date)}. Ti rispondiamo entro 24 ore.`,
    send: 'Invia la richiesta',
    failed: 'Non è stato possibile inviare la richiesta',
  },
  team: {
    depositPaid: 'Acconto pagato:',
    wholePaid: 'Intero importo pagato:',
    refunded: 'Rimborsato:',
    processing: 'Pagamento in corso:',
    arrivedSum: 'Già arrivati:',
    refundedSum: 'Rimborsati:',
    keptSum: 'Incassato al netto:',
    due: 'Da ricevere:',
    quoteTotal: 'Preventivo confermato:',
    agreedTotal: 'Totale concordato, con le modifiche:',
    balance: {
      open: 'Saldo non ancora dovuto:',
      due: 'Saldo da pagare:',
      processing: 'Saldo in corso di pagamento:',
      paid: 'Saldo pagato:',
      refunded: 'Saldo rimborsato:',
    },
    asked: (date: string) => `Il cliente ha chiesto il rimborso ${ilGiorno(date)}`,
    refund: 'Rimborsa',
    confirmTitle: 'Rimborsa il cliente',
    confirmText: (total: string) =>
      `Restituiamo ${total} al cliente. Se ha pagato con la carta, tornano sulla carta. Se ha pagato con bonifico, restituiscili dalla banca: qui li registri soltanto. Non si può tornare indietro.`,
    done: 'Rimborso eseguito',
    failed: 'Impossibile eseguire il rimborso',
  },
} as const
