import { euro } from '../../../formats/units.ts'
import { refusals } from '../errors.ts'

const MORE_BY_REFUND = 'Per restituire di più serve un rimborso: lo fa chi segue il progetto.'

/** The refusals of brief, quote and payment. */
export const ordersRefusals = {
  ...refusals(404, {
    ANSWER_UNKNOWN:
      'Questa risposta riguarda un file che non è nostro. Controlla di aver scelto quello giusto.',
  }),
  ...refusals(409, {
    CONVERSATION_FULL:
      'Questa conversazione è diventata troppo lunga. Ricomincia da capo: il recap che hai già resta.',
    ANSWER_CHANGED:
      'A questa domanda hai già risposto in un’altra scheda. Quello che hai scritto è ancora qui.',
    RECAP_CHANGED: 'Nel frattempo il recap è cambiato. Leggi la versione nuova, poi riprova.',
    QUOTE_NOT_CONFIRMED: 'Conferma prima il preventivo, poi potrai pagare.',
    QUOTE_CHANGED: 'Nel frattempo l’importo è cambiato: ricarica la pagina e guarda quello nuovo.',
    QUOTE_EXPIRED: 'Il preventivo è scaduto: guarda quello di oggi nella pagina Preventivo e confermalo.',
    ALREADY_PAID: 'C’è già un pagamento, ricevuto o in corso: non serve pagare di nuovo.',
    BILLING_MISSING: 'Prima di pagare ci servono i dati per la fattura della tua azienda.',
    DEPOSIT_NOT_PAID: 'Il saldo si paga dopo il primo pagamento: il progetto non è ancora partito.',
    PAYMENT_CANCELLED: 'Questo pagamento è stato annullato. Se vuoi pagare, ricomincia da capo.',
    TRANSFER_NOT_OFFERED: 'In questo momento non si può pagare con bonifico. Scegli un altro modo di pagare.',
    PAY_LINKS_FULL: 'Per questo pagamento ci sono già 3 link aperti. Revocane uno, poi ne crei un altro.',
    PAY_LINK_REVOKED: 'Questo link è stato revocato da chi lo aveva creato: non si può più pagare da qui.',
    PAYMENT_UNDER_WAY:
      'Un pagamento di questa somma è già in corso. Aspetta qualche minuto, poi ricarica la pagina.',
    TRANSFER_BEGUN:
      'Una parte del bonifico è già arrivata: completalo, oppure scrivici e troviamo insieme un altro modo.',
    TRANSFER_BOOKED_BEFORE:
      'Una somma uguale, dello stesso giorno, è già registrata per questo bonifico. Controlla l’estratto conto prima di registrarne un’altra.',
    TRANSFER_TOO_MUCH:
      'La somma supera quanto manca e non è registrata come pagamento: la trovi in «Riconciliazione», tra quelle da controllare.',
    TRANSFER_COMPLETE:
      'Questo bonifico è già completo, e il pagamento è registrato. Se la somma non è arrivata, fai un rimborso da «Incassati».',
    TRANSFER_NOT_AWAITED:
      'Questo bonifico non è più atteso: il preventivo è stato ritirato, o il cliente ha pagato in un altro modo. La somma non è registrata: la trovi in «Riconciliazione», tra quelle da controllare.',
    DIFFERENCE_CLOSED:
      'Questa differenza non è più aperta: si è risolta da sola, o qualcuno l’ha chiusa nel frattempo.',
    NOT_PAID_IN_FULL:
      'Il video si scarica quando è pagato per intero: appena il pagamento è completo, il download si apre.',
    PROJECT_PAID:
      'Il progetto è pagato, o il pagamento è in arrivo: non si può cambiare né eliminare. Se ti serve, scrivici.',
    PROPOSAL_EXPIRED: 'La proposta è scaduta. Scrivici: te ne prepariamo una nuova.',
    PROPOSAL_CLOSED: 'Questa proposta è già chiusa: è stata ritirata o ha già avuto una risposta.',
    ORDER_PAID:
      'L’ordine è già pagato, o il pagamento è in arrivo: per cambiarlo, quando è pagato, proponi una modifica dell’ordine.',
    ORDER_NOT_PAID:
      'L’ordine non è ancora pagato: prima del pagamento si può proporre soltanto un preventivo.',
    PROPOSAL_OPEN: 'C’è un preventivo su misura che aspetta una risposta: prima va accettato o rifiutato.',
    PROPOSAL_NOT_ACCEPTED: 'Accetta prima la proposta, poi potrai pagare.',
    PRICE_CHANGED: 'Nel frattempo il prezzo è cambiato. Ricontrollalo e conferma di nuovo.',
    BALANCE_SETTLED:
      'Il saldo è già pagato, in pagamento, o non c’è: dal prezzo non si può più togliere nulla. Per restituire una somma serve un rimborso: lo fa chi segue il progetto.',
    REDUCTION_TOO_MUCH: `La riduzione supera quanto resta da pagare dell’ordine. ${MORE_BY_REFUND}`,
    NOT_PAID: 'Non c’è niente da rimborsare: il pagamento non è arrivato, oppure è già stato restituito.',
    REFUND_TOO_MUCH:
      'È più di quanto resta di questo pagamento, tolti i rimborsi già fatti o in corso. Scrivi una somma più bassa.',
    REFUND_CHANGED:
      'Nel frattempo un’altra persona ha rimborsato una parte di questo pagamento: il tuo rimborso non è partito. Chiudi, guarda quanto resta e riprova.',
    REFUND_REFUSED:
      'Stripe non ha accettato il rimborso: nulla è stato restituito. Controlla il pagamento nel pannello di Stripe, poi riprova.',
    REMINDED_TODAY:
      'Oggi il cliente ha già ricevuto un promemoria per questa somma. Puoi mandarne un altro domani.',
    REFUND_TOO_LATE: 'I 30 giorni della garanzia sono passati. Scrivici: ne parliamo volentieri.',
    INVOICES_OFF:
      'Le fatture elettroniche sono spente: mancano i dati di chi fattura, oppure l’IVA è calcolata con la regola che non si può fatturare.',
    INVOICE_BUYER_MISSING:
      'Mancano i dati di fatturazione del cliente. Appena li salva nel profilo, riprova.',
    INVOICE_AGAINST_RULES:
      'Con questi dati il Sistema di Interscambio scarterebbe la fattura. Controlla i dati di fatturazione del cliente e riprova.',
    INVOICE_REJECTED: 'Il file è stato scartato: correggi la fattura e invia il file nuovo.',
    INVOICE_CORRECTED: 'Nel frattempo la fattura è stata corretta: invia il file nuovo.',
    INVOICE_NOT_REJECTED: 'Si corregge solo una fattura scartata dal Sistema di Interscambio.',
    ANSWER_CONTRADICTS:
      'Questa risposta contraddice quella che abbiamo già: non l’abbiamo registrata. Controlla sul portale Fatture e Corrispettivi.',
    TRANSFER_AWAITED:
      'Hai annunciato un bonifico che non è ancora arrivato. Premi «Scegli un altro modo» nella pagina Pagamento, oppure aspetta che arrivi.',
    PAYMENT_AWAITED:
      'C’è un pagamento da concludere: potrai eliminare il tuo account dopo. Se ti serve prima, scrivici.',
    REFUND_OPEN:
      'Hai chiesto un rimborso e non ti abbiamo ancora risposto: se elimini ora il tuo account, non sapremmo più a chi restituire i soldi. Aspetta la nostra risposta, oppure scrivici.',
  }),
  ...refusals(412, {
    NO_BRIEF: 'Manca il recap del briefing: completalo e il preventivo arriva da solo.',
    BRIEF_INCOMPLETE: 'Manca ancora qualche risposta: completale e poi invia il brief.',
  }),
}

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
