/** What invoices say, and the pages that list them. */
export const invoiceTexts = {
  descriptions: {
    deposit: (title: string) => `Acconto per la produzione del video «${title}»`,
    balance: (title: string) => `Saldo per la produzione del video «${title}»`,
    whole: (title: string) => `Produzione del video «${title}»`,
    'credit-note': (title: string) => `Rimborso per la produzione del video «${title}»`,
  },
} as const
