/** The product's name and the company's data; all other code reads them here. */
export const brand = {
  name: 'Primopiano',
  claim: 'I video della tua azienda, a fuoco.',
  description:
    'Ordina online i video della tua azienda: briefing con un assistente, preventivo subito, consegna in 3-7 giorni.',
  /** Estimated delivery of an order; the public pages promise their own, as described. */
  delivery: '5-7 giorni lavorativi',
  contact: {
    email: 'ciao@primopiano.example',
    phone: '+39 02 0000 0000',
    phoneHref: 'tel:+390200000000',
    /** Country code and number, digits only, as wa.me wants them. */
    whatsAppDigits: '390200000000',
    address: {
      street: 'Via Esempio 1',
      postalCode: '20121',
      city: 'Milano',
      province: 'MI',
      country: 'Italia',
    },
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/primopiano.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/primopiano-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@primopiano-example' },
  ],
  /** PLACEHOLDERS, to be replaced before launch: the law requires them on the home page. */
  legal: {
    arePlaceholders: true,
    companyName: 'Primopiano S.r.l. (dati di esempio)',
    registeredOffice: 'Via Esempio 1, 20121 Milano (MI)',
    vatNumber: '00000000000',
    register: 'Registro Imprese di Milano 00000000000',
    rea: 'MI-0000000',
    shareCapital: '10.000 € i.v.',
    pec: 'primopiano@pec.example',
  },
} as const

/** Returns a WhatsApp chat with the company, with a text that the person can still change. */
export const whatsAppUrl = (text: string) =>
  `https://wa.me/${brand.contact.whatsAppDigits}?text=${encodeURIComponent(text)}`
