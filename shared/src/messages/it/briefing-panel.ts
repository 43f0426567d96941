import type { BriefField, Clarity } from '../../briefing/brief/brief.ts'
import { recapLabels } from './briefing-fields.ts'

/** The brief beside the interview. */
export const panelTexts = {
  title: 'Il tuo brief',
  titleForStudio: 'Il brief del cliente',
  intro: 'Puoi cambiare ogni risposta qui, quando vuoi.',
  closed: 'Adesso il recap non si può cambiare.',
  quote: 'Preventivo',
  estimate: 'Stima attuale',
  basePrice: 'Prezzo base',
  vatIncluded: 'IVA inclusa.',
  estimateNote: 'Cambia con quello che scegli.',
  basePriceNote: 'Cambia quando scegli il tipo di video.',
  answered: (count: number, all: number) => `Risposte: ${count} su ${all}`,
  labels: {
    ...recapLabels,
    kind: 'Tipo di video',
    tone: 'Tono e stile',
    duration: 'Durata',
    extras: 'Extra',
    deadline: 'Consegna desiderata',
    formats: 'Formato',
    languages: 'Altre lingue',
    place: 'Dove si gira',
    people: 'Chi compare',
  } satisfies Record<BriefField, string>,
  notes: 'Note',
  more: 'Mostra anche gli altri campi',
  deliveryBy: (day: string) => `Consegna prevista: ${day}.`,
  clarity: {
    filled: 'Scritto',
    uncertain: 'Da decidere',
    missing: 'Manca',
  } satisfies Record<Clarity, string>,
  openValue: 'Lo decidiamo insieme',
  missingValue: 'Ancora niente',
  notSaid: 'niente',
  noExtras: 'nessuno',
  edit: (label: string) => `Modifica: ${label.toLowerCase()}`,
  editedByHand: 'Il recap è un testo tuo: vale quello, e i campi qui sotto non lo cambiano.',
  backToFields: {
    label: 'Torna ai campi',
    question: 'Il recap che hai scritto a mano viene sostituito da quello dei campi. Vuoi continuare?',
    confirm: 'Sostituisci il recap',
  },
} as const
