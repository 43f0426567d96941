import { phrasesOf } from '../language/phrases.ts'

/** The client leaves it to us. */
export const unsureWords = [
  'non (lo) so',
  'non (ne) ho idea',
  'non saprei',
  'boh',
  'decidete|decidi|scegliete|scegli|fate|fai|vedete|vedi|pensateci|pensaci voi|tu',
  'fate|fai come preferite|preferisci|volete|vuoi',
  'come preferite|preferisci|volete|vuoi (voi|tu)',
  'mi affido',
  'mi fido',
  'indifferente',
  'e uguale',
  'qualsiasi',
  'non importa',
  'dipende da voi',
  'lascio|lasciamo decidere|scegliere|fare',
  'ditemi|dimmi voi|tu',
  'non ci ho pensato',
  'non ho preferenze',
  'nessuna preferenza',
  'ne parliamo',
  'vediamo (dopo|poi|insieme|strada)',
  'poi vediamo|vedo',
  'devo|dobbiamo|ci pensarci|penso|pensiamo',
  'piu avanti',
  'non (lo) sappiamo (ancora)',
  'non abbiamo (ancora) deciso',
  'non ho (ancora) deciso',
  've lo|li|le mando|mandiamo|dico|diciamo dopo|poi',
  'te lo|li|le mando|mandiamo|dico|diciamo dopo|poi',
  'quello|quanto che serve',
  'non troppo lungo|lunga',
  'non tanto lungo|lunga',
].flatMap(phrasesOf)

/** There is no date to keep. */
export const noHurryWords = [
  'nessuna fretta',
  'non c e|ho|abbiamo fretta',
  'senza fretta',
  'con calma',
  'nessuna scadenza',
  'nessuna data',
  'quando volete|vuoi|potete|capita',
  'non ho|abbiamo scadenze',
  'non ho|abbiamo una data|scadenza',
].flatMap(phrasesOf)

export const hurryNames = new Set('fretta scadenza scadenze'.split(' '))
