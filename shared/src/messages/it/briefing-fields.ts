import type { Language } from '../../briefing/brief/brief.ts'

export const languageTexts = {
  en: 'inglese',
  de: 'tedesco',
  fr: 'francese',
  es: 'spagnolo',
} as const satisfies Record<Language, string>

/** The lines of a recap that quote the client. */
export const recapLabels = {
  description: 'Racconto',
  company: 'Azienda',
  goal: 'Obiettivo',
  audience: 'Pubblico',
  message: 'Messaggio',
  tone: 'Tono',
  materials: 'Materiali',
  place: 'Luogo',
  people: 'In video',
  notes: 'Note',
} as const
