import type { Clarity, Slot } from '../../briefing/brief.ts'

/** What has been understood so far, beside the conversation, and the corrections made there. */
export const panelTexts = {
  title: 'Che cosa ho capito',
  intro: 'Se qualcosa non torna, correggilo qui.',
  paid: 'Il progetto è pagato: il recap non si può più cambiare.',
  estimate: 'Stima attuale',
  quote: 'Preventivo',
  estimateNote: 'IVA inclusa. Cambia con quello che mi racconti.',
  noEstimate: 'Appena so che video vuoi',
  labels: {
    kind: 'Tipo di video',
    message: 'Obiettivo',
    audience: 'Pubblico',
    duration: 'Durata',
    tone: 'Tono e stile',
    extras: 'Extra',
    materials: 'Materiali',
    deadline: 'Consegna',
  } satisfies Record<Slot, string>,
  clarity: {
    filled: 'Chiaro',
    uncertain: 'Da confermare',
    missing: 'Manca',
  } satisfies Record<Clarity, string>,
  /** What stands in a row without a value. */
  openValue: 'Lo decidiamo insieme',
  missingValue: 'Ancora niente',
  correct: (label: string) => `Correggi: ${label.toLowerCase()}`,
  save: 'Salva',
  cancel: 'Annulla',
  leave: 'Decidete voi',
  materialsHint: 'Se non avete niente, lascialo vuoto.',
  failed: 'La correzione non è stata salvata. Riprova.',
  noExtras: 'nessuno',
  companyLabel: 'Azienda',
  articles: {
    kind: 'il tipo di video',
    audience: 'il pubblico',
    message: 'l’obiettivo',
    tone: 'il tono',
    duration: 'la durata',
    materials: 'i materiali',
    extras: 'gli extra',
    deadline: 'la consegna',
  } satisfies Record<Slot, string>,
  corrected: (what: string, value: string) =>
    `Hai corretto ${what}: ${/[.!?]$/.test(value) ? value : `${value}.`}`,
  left: (what: string) => `Hai lasciato in sospeso ${what}.`,
} as const
