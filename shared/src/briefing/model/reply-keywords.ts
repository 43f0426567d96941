import { wordSet } from '../../language/phrases.ts'

/** Words of a model's reply that state a price. */
export const moneyWords = wordSet(
  'euro eur dollari prezzo prezzi costo costi costa costano sconto sconti scontato gratis gratuito gratuita omaggio rimborso iva',
)

/** Words of a model's reply that state a day. */
export const timeWords = wordSet(
  'oggi domani dopodomani stasera lunedi martedi mercoledi giovedi venerdi sabato domenica giorno giorni settimana settimane mese mesi gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
)

/** A reply that claims to come from a person. */
export const personClaim =
  /\b(?:sono|parli con|parlate con)\s+(?:una?\s+)?(?:vera?\s+)?(?:persona|umano|umana|operatore|operatrice|essere umano)\b/iu
