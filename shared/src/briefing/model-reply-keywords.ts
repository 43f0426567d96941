import { wordSet } from '../language/phrases.ts'
/** A model neither names sums nor promises them. */
export const moneyWords = wordSet(
  'euro eur dollari prezzo prezzi costo costi costa costano sconto sconti scontato gratis gratuito gratuita omaggio rimborso',
)

export const moneySigns = /[€$£%]/

/** A program does not pass for a person. */
export const personClaim =
  /\b(?:sono|parli con|parlate con)\s+(?:una?\s+)?(?:vera?\s+)?(?:persona|umano|umana|operatore|operatrice|project manager|essere umano)\b/iu
