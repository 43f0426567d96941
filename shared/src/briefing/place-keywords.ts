import { wordSet } from '../language/phrases.ts'

/** "In alta stagione" is no place, "in alta montagna" is one. */
export const heights = wordSet('alta bassa piena')

/** "Si gira da me", but not "le riprese le faccio da me". */
export const atMine = wordSet('gira giriamo girare girate venite voi riprese riprendere filmare qui qua')

/** "Nel mio studio di lunedì", "in negozio di sera" */
export const beforeTimes = wordSet('di il al ogni')
export const timesOfDay = wordSet('mattina mattino sera notte giorno pomeriggio')
/** Where the place that stands is: "l'officina comunque è a Oristano città, via Cagliari". */
export const whereItIs =
  /(?:^|[.!,;]\s)\s*(?:(?:e|ed|ma|no|ah|poi)[\s,]+)?(?:(?:il|la|lo)\s|l['’])(?:(?:nostr|mi)[oa]\s)?(?<noun>\p{L}{3,})\s(?:(?:comunque|però|invece|poi)\s)?(?:è|sta|si trova)\s(?<said>(?:a|ad|in)\s(?:via\s|piazza\s)?\p{Lu}[^.;!?\n]*)/u
