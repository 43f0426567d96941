import { patternList } from '../../language/patterns.ts'
/** The client hands the choice over, and does not only say that they do not know. */
export const delegatingPatterns = [
  'decid*|scegl*|scelg*|fate*|fai|fa|facc*|facite|ved*|pensate*|pensa*|propon*|dit*|trovate*|trova|inventate*|inventa (un po) voi|tu|lei|vuje|vu|vobis',
  '(fate|fai|faccia) come|quello|cio (che) preferi*|volete|vuoi|vuole|crede*',
  '(fate|fai|faccia) come|quello|cio (che) vi|ti|le pare|sembra',
  'scelta|decisione (a) vostra|voi|tua|te',
  'mi affido|fido|rimetto',
  'lascio|lasciamo (a voi) decidere|scegliere|fare|carta|mano|libera|la',
  'lascio|lasciamo a voi|te',
  'consigliatemi|consigliateci|consigliami|suggeritemi|suggeriteci (un po) (voi|tu)',
]

/** The client leaves it to us. */
export const unsure = patternList([
  ...delegatingPatterns,
  'chiedo|sento|domando a|al|alla|ai',
  'boh|bho|booh|idem|indifferente',
  'uno|una qualsiasi|qualunque',
  'qualsiasi|qualunque cosa|va|tono|stile|durata|data|giorno|tipo|formato',
  'non|nn (lo) so',
  'non (ne) ho idea',
  'non saprei|importa',
  'quanto|quello che basta|serve|vuole|occorre',
  'quanto basta',
  'non ho|abbiamo (particolari) preferenze',
  'ne parliamo',
  'poi vediamo|vedo',
  'vediamo dopo|poi|insieme|strada',
  'non troppo|tanto lungo|lunga',
  'devo|dobbiamo (ancora) pensarci|decidere|capire|vedere|sentire|chiedere',
  'ci penso|pensiamo (su|un|dopo|poi|ancora)',
  'non abbiamo|ho (ancora) deciso',
  've|te|ve lo|li|le|la mando|mandiamo|dico|diciamo|faccio|facciamo dopo|poi|sapere',
  'va bene tutto|qualsiasi|qualunque',
  'siete|sei voi|tu (gli|l) esperti|esperto',
])

/** There is no date to keep. */
export const noHurry = patternList([
  'nessuna|niente|senza (nessuna|particolare|una) fretta|scadenza|data|urgenza',
  'non (c) e|ho|abbiamo (nessuna|alcuna|una) (particolare) fretta|urgenza|data|scadenza|scadenze',
  'con (molta|tutta) calma|comodo',
  'quando|quanno volete|vuoi|potete|capita|riuscite',
  'non e urgente',
  'quando e pronto|pronta',
  'non (lo) so di preciso',
])

/** Said of a day, these make it none. */
export const vague = patternList(['non so di preciso', 'non (lo) so', 'senza|nessuna data', 'non saprei'])
