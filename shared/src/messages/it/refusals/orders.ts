import { euro } from '../../../formats/units.ts'

const MORE_BY_REFUND = 'Per restituire di più serve un rimborso: lo fa chi segue il progetto.'

/** The refusals of brief, quote and payment. */
export const ordersRefusals = {
  NO_BRIEF: { status: 412, text: 'Manca il recap del briefing: completalo e il preventivo arriva da solo.' },
  CONVERSATION_FULL: {
    status: 409,
    text: 'Questa conversazione è diventata troppo lunga. Ricomincia da capo: il recap che hai già resta.',
  },
  ANSWER_CHANGED: {
    status: 409,
    text: 'A questa domanda hai già risposto in un’altra scheda. Quello che hai scritto è ancora qui.',
  },
  BRIEF_INCOMPLETE: {
    status: 412,
    text: 'Manca ancora qualche risposta: completale e poi invia il brief.',
  },
  RECAP_CHANGED: {
    status: 409,
    text: 'Nel frattempo il recap è cambiato. Leggi la versione nuova, poi salva di nuovo la tua.',
  },
  QUOTE_NOT_CONFIRMED: { status: 409, text: 'Conferma prima il preventivo, poi potrai pagare.' },
  QUOTE_CHANGED: {
    status: 409,
    text: 'Nel frattempo l’importo è cambiato: ricarica la pagina e guarda quello nuovo.',
  },
  QUOTE_EXPIRED: {
    status: 409,
    text: 'Il preventivo è scaduto: guarda quello di oggi nella pagina Preventivo e confermalo.',
  },
  ALREADY_PAID: {
    status: 409,
    text: 'C’è già un pagamento, ricevuto o in corso: non serve pagare di nuovo.',
  },
  BILLING_MISSING: {
    status: 409,
    text: 'Prima di pagare ci servono i dati per la fattura della tua azienda.',
  },
  DEPOSIT_NOT_PAID: {
    status: 409,
    text: 'Il saldo si paga dopo il primo pagamento: il progetto non è ancora partito.',
  },
  PAYMENT_CANCELLED: {
    status: 409,
    text: 'Questo pagamento è stato annullato. Se vuoi pagare, ricomincia da capo.',
  },
  TRANSFER_NOT_OFFERED: {
    status: 409,
    text: 'In questo momento non si può pagare con bonifico. Scegli un altro modo di pagare.',
  },
  PAY_LINKS_FULL: {
    status: 409,
    text: 'Per questo pagamento ci sono già 3 link aperti. Revocane uno, poi ne crei un altro.',
  },
  PAY_LINK_REVOKED: {
    status: 409,
    text: 'Questo link è stato revocato da chi lo aveva creato: non si può più pagare da qui.',
  },
  PAYMENT_UNDER_WAY: {
    status: 409,
    text: 'Un pagamento di questa somma è già in corso. Aspetta qualche minuto, poi ricarica la pagina.',
  },
  TRANSFER_BEGUN: {
    status: 409,
    text: 'Una parte del bonifico è già arrivata: completalo, oppure scrivici e troviamo insieme un altro modo.',
  },
  TRANSFER_BOOKED_BEFORE: {
    status: 409,
    text: 'Una somma uguale, dello stesso giorno, è già registrata per questo bonifico. Controlla l’estratto conto prima di registrarne un’altra.',
  },
  TRANSFER_TOO_MUCH: {
    status: 409,
    text: 'La somma supera quanto manca e non è registrata come pagamento: la trovi in «Riconciliazione», tra quelle da controllare.',
  },
  TRANSFER_COMPLETE: {
    status: 409,
    text: 'Questo bonifico è già completo, e il pagamento è registrato. Se la somma non è arrivata, fai un rimborso da «Incassati».',
  },
  TRANSFER_NOT_AWAITED: {
    status: 409,
    text: 'Questo bonifico non è più atteso: il preventivo è stato ritirato, o il cliente ha pagato in un altro modo. La somma non è registrata: la trovi in «Riconciliazione», tra quelle da controllare.',
  },
  DIFFERENCE_CLOSED: {
    status: 409,
    text: 'Questa differenza non è più aperta: si è risolta da sola, o qualcuno l’ha chiusa nel frattempo.',
  },
  NOT_PAID_IN_FULL: {
    status: 409,
    text: 'Il video si scarica quando è pagato per intero: appena il pagamento è completo, il download si apre.',
  },
  PROJECT_PAID: {
    status: 409,
    text: 'Il progetto è pagato, o il pagamento è in arrivo: non si può cambiare né eliminare. Se ti serve, scrivici.',
  },
  PROPOSAL_EXPIRED: {
    status: 409,
    text: 'La proposta è scaduta. Scrivici: te ne prepariamo una nuova.',
  },
  PROPOSAL_CLOSED: {
    status: 409,
    text: 'Questa proposta è già chiusa: è stata ritirata o ha già avuto una risposta.',
  },
  ORDER_PAID: {
    status: 409,
    text: 'L’ordine è già pagato, o il pagamento è in arrivo: per cambiarlo, quando è pagato, proponi una modifica dell’ordine.',
  },
  ORDER_NOT_PAID: {
    status: 409,
    text: 'L’ordine non è ancora pagato: prima del pagamento si può proporre soltanto un preventivo.',
  },
  PROPOSAL_OPEN: {
    status: 409,
    text: 'C’è un preventivo su misura che aspetta una risposta: prima va accettato o rifiutato.',
  },
  PROPOSAL_NOT_ACCEPTED: { status: 409, text: 'Accetta prima la proposta, poi potrai pagare.' },
  PRICE_CHANGED: {
    status: 409,
    text: 'Nel frattempo il prezzo è cambiato. Ricontrollalo e conferma di nuovo.',
  },
  BALANCE_SETTLED: {
    status: 409,
    text: 'Il saldo è già pagato, in pagamento, o non c’è: dal prezzo non si può più togliere nulla. Per restituire una somma serve un rimborso: lo fa chi segue il progetto.',
  },
  REDUCTION_TOO_MUCH: {
    status: 409,
    text: `La riduzione supera quanto resta da pagare dell’ordine. ${MORE_BY_REFUND}`,
  },
  NOT_PAID: {
    status: 409,
    text: 'Non c’è niente da rimborsare: il pagamento non è arrivato, oppure è già stato restituito.',
  },
  REFUND_TOO_MUCH: {
    status: 409,
    text: 'È più di quanto resta di questo pagamento, tolti i rimborsi già fatti o in corso. Scrivi una somma più bassa.',
  },
  REFUND_CHANGED: {
    status: 409,
    text: 'Nel frattempo un’altra persona ha rimborsato una parte di questo pagamento: il tuo rimborso non è partito. Chiudi, guarda quanto resta e riprova.',
  },
  REFUND_REFUSED: {
    status: 409,
    text: 'Stripe non ha accettato il rimborso: nulla è stato restituito. Controlla il pagamento nel pannello di Stripe, poi riprova.',
  },
  REMINDED_TODAY: {
    status: 409,
    text: 'Oggi il cliente ha già ricevuto un promemoria per questa somma. Puoi mandarne un altro domani.',
  },
  REFUND_TOO_LATE: {
    status: 409,
    text: 'I 30 giorni della garanzia sono passati. Scrivici: ne parliamo volentieri.',
  },
  INVOICES_OFF: {
    status: 409,
    text: 'Le fatture elettroniche sono spente: mancano i dati di chi fattura, oppure l’IVA è calcolata con la regola che non si può fatturare.',
  },
  INVOICE_BUYER_MISSING: {
    status: 409,
    text: 'Mancano i dati di fatturazione del cliente. Appena li salva nel profilo, riprova.',
  },
  INVOICE_AGAINST_RULES: {
    status: 409,
    text: 'Con questi dati il Sistema di Interscambio scarterebbe la fattura. Controlla i dati di fatturazione del cliente e riprova.',
  },
  INVOICE_REJECTED: {
    status: 409,
    text: 'Il file è stato scartato: correggi la fattura e invia il file nuovo.',
  },
  INVOICE_NOT_REJECTED: {
    status: 409,
    text: 'Si corregge solo una fattura scartata dal Sistema di Interscambio.',
  },
  ANSWER_UNKNOWN: {
    status: 404,
    text: 'Questa risposta riguarda un file che non è nostro. Controlla di aver scelto quello giusto.',
  },
  ANSWER_CONTRADICTS: {
    status: 409,
    text: 'Questa risposta contraddice quella che abbiamo già: non l’abbiamo registrata. Controlla sul portale Fatture e Corrispettivi.',
  },
  TRANSFER_AWAITED: {
    status: 409,
    text: 'Hai annunciato un bonifico che non è ancora arrivato. Premi «Scegli un altro modo» nella pagina Pagamento, oppure aspetta che arrivi.',
  },
  PAYMENT_AWAITED: {
    status: 409,
    text: 'C’è un pagamento da concludere: potrai eliminare il tuo account dopo. Se ti serve prima, scrivici.',
  },
  REFUND_OPEN: {
    status: 409,
    text: 'Hai chiesto un rimborso e non ti abbiamo ancora risposto: se elimini ora il tuo account, non sapremmo più a chi restituire i soldi. Aspetta la nostra risposta, oppure scrivici.',
  },
} as const

/** The sentence of `REDUCTION_TOO_MUCH`, with the greatest possible reduction. */
export const reductionLimitText = (limitCents: number) =>
  `La riduzione può essere al massimo di ${euro(limitCents)}, quanto resta da pagare dell’ordine. ${MORE_BY_REFUND}`

/** Field errors of brief, quote, payment and proposal. */
export const ordersFieldErrors = {
  NOT_AN_ANSWER:
    'Questo file non è una risposta del Sistema di Interscambio. Carica il file XML che comincia con RC, NS o MC nel nome.',
  NOT_YET_ARRIVED: 'Questo giorno deve ancora venire: scrivi quello di accredito, fino a oggi',
  ARRIVED_TOO_EARLY: 'È troppo presto per questo bonifico: controlla il giorno e l’anno di accredito',
  BELOW_MINIMUM: 'Un preventivo non può scendere sotto i 300 €',
  ABOVE_MAXIMUM: 'Un importo non può superare 1.000.000 €',
  NEGATIVE_ROUND: 'Un giro di modifiche non può costare meno di zero',
  NOTHING: 'Una modifica deve cambiare il prezzo: così fa zero',
} as const
