import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'

/** A model neither names sums nor promises them. */
export const moneyWords = wordSet(
  'euro eur dollari prezzo prezzi costo costi costa costano sconto sconti scontato gratis gratuito gratuita omaggio rimborso',
)

export const moneySigns = /[€$£%]/

/** A program does not pass for a person. */
export const personClaim =
  /\b(?:sono|parli con|parlate con)\s+(?:una?\s+)?(?:vera?\s+)?(?:persona|umano|umana|operatore|operatrice|project manager|essere umano)\b/iu

/** Names the client as Lei where it stands inside a sentence; "La" and "Le" begin names. */
export const formalCapital = /^(?:Lei|Suoi|Su[oae])$/

/** Says Lei to the client, wherever it stands. */
export const formalPhrases = patternList([
  'lei desidera|preferisce|gradisce|intende|vuole|vorrebbe|puo|potrebbe',
  'le serve|servono|occorre|occorrono|interessa|piace|piacerebbe|andrebbe|sembra',
  'le va bene',
  'le confermo|chiedo|propongo|consiglio|suggerisco',
  'la ringrazio|ringraziamo|prego|preghiamo|invito|informo',
  'mi|ci dica|scusi|permetta|descriva',
  'mi|ci faccia sapere',
  'puo|potrebbe|saprebbe|vuole|vorrebbe dirmi|dirci|darmi|darci|indicarmi|indicarci|raccontarmi|raccontarci',
])

/** After these the same words speak of somebody or something else: "un tono che ci dica", "te le confermo", "ci vuole". */
export const notFormalAfter = wordSet('che chi te ve me ce se ci')

/** Ask a client who is told Lei, at the edge of a question: "Che tono preferisce?" is no question about the audience. */
export const formalVerbs = wordSet('desidera preferisce gradisce vuole vorrebbe')

/** Invite a client who is told Lei, at the beginning of a sentence. */
export const formalInvitations = wordSet('dica scelga scriva descriva aggiunga risponda scusi')
