/** What is written down of brief, quote and payment. */
export const ordersActs = {
  'balance.due': { area: 'money', text: 'Saldo da pagare' },
  'billing.saved': { area: 'money', text: 'Dati per la fattura salvati' },
  'payment.failed': { area: 'money', text: 'Pagamento non riuscito' },
  'payment.odd': { area: 'money', text: 'Pagamento da controllare' },
  'payment.paid': { area: 'money', text: 'Pagamento ricevuto' },
  'payment.partly-refunded': { area: 'money', text: 'Pagamento rimborsato in parte' },
  'payment.refunded': { area: 'money', text: 'Pagamento rimborsato' },
  'transfer.begun': { area: 'money', text: 'Bonifico annunciato' },
  'transfer.booked': { area: 'money', text: 'Bonifico registrato' },
  'quote.confirmed': { area: 'money', text: 'Preventivo confermato' },
  'payment.dispute-closed': { area: 'money', text: 'Contestazione chiusa' },
  'refund.ordered': { area: 'money', text: 'Rimborso disposto' },
  'payment.reminded': { area: 'money', text: 'Promemoria di pagamento inviato' },
  'refund.asked': { area: 'money', text: 'Rimborso richiesto' },
  'brief.completed': { area: 'projects', text: 'Briefing completato' },
} as const
