/** Texts of buying a further round of changes. */
export const buyRoundTexts = {
  usedUp: (price: string) =>
    `I giri di modifiche sono finiti. Se serve altro, un giro in più costa ${price}, IVA inclusa.`,
  buy: (price: string) => `Aggiungi un giro per ${price}`,
  buyTitle: 'Un giro di modifiche in più',
  buyText: (price: string) =>
    `Costa ${price}, IVA inclusa. Dopo il pagamento puoi richiedere altre modifiche.`,
  buyConfirm: 'Accetta e vai al pagamento',
  buyFailed: 'Impossibile aggiungere il giro di modifiche',
  bought: 'Hai aggiunto un giro di modifiche: si apre appena lo paghi.',
  pay: 'Vai al pagamento',
} as const
