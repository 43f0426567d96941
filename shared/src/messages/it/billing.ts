/** Texts of a company's billing data. */
export const billingTexts = {
  title: 'Dati per la fattura',
  beforePaying: 'Li chiediamo una volta sola: servono per la fattura elettronica. Poi li trovi nel profilo.',
  onlyItaly:
    'Per ora fatturiamo solo ad aziende e professionisti italiani. Se la tua azienda è all’estero, scrivici prima di pagare.',
  isBusiness: 'Ordino per un’azienda o per la mia attività professionale',
  legalName: 'Ragione sociale',
  vatNumber: 'Partita IVA',
  taxCode: 'Codice fiscale',
  sdiCode: 'Codice SDI',
  pec: 'PEC',
  numbersHint:
    'Basta la partita IVA o il codice fiscale. Se non hai un codice SDI né una PEC, lasciali vuoti: la fattura arriva nel cassetto fiscale.',
  street: 'Via e numero civico',
  postalCode: 'CAP',
  city: 'Comune',
  province: 'Provincia',
  /** Below CAP and Provincia; the data can be saved all the same. */
  doubtfulSeat: (postalCode: string, province: string) =>
    `Il CAP ${postalCode} non sembra della provincia ${province.toUpperCase()}: ricontrollali.`,
  save: 'Salva i dati per la fattura',
  saving: 'Salvataggio…',
  saved: 'Dati per la fattura salvati',
  failed: 'Non è stato possibile salvare i dati per la fattura',
  load: 'Impossibile caricare i dati per la fattura',
  invoiceTo: 'La fattura va a',
  edit: 'Modifica',
  vatNumberOf: (digits: string) => `P. IVA ${digits}`,
  taxCodeOf: (code: string) => `C. F. ${code}`,
  addressOf: (seat: { street: string; postalCode: string; city: string; province: string }) =>
    `${seat.street}, ${seat.postalCode} ${seat.city} (${seat.province})`,
  poNumber: 'Numero d’ordine interno',
  poNumberHint: 'Se la tua contabilità lo vuole in fattura',
} as const
