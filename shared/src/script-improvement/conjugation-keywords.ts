const irregular: Readonly<Record<string, string>> = {
  fare: 'facciamo',
  dare: 'diamo',
  stare: 'stiamo',
  dire: 'diciamo',
  andare: 'andiamo',
  sapere: 'sappiamo',
  produrre: 'produciamo',
  ridurre: 'riduciamo',
  proporre: 'proponiamo',
  uscire: 'usciamo',
}

// Irregular verbs, and words that are no verbs.
const unknown =
  /^(?:mare|altare|zanzare|essere|avere|potere|volere|dovere|bere|.*(?:acere|ocere|(?<!gl)iere|fare|rre))$/

function plainForm(infinitive: string): string | null {
  const known = irregular[infinitive]
  if (known) return known
  if (unknown.test(infinitive) || !/^\p{L}{2,}(?:are|ere|ire)$/u.test(infinitive)) return null
  const stem = infinitive.slice(0, -3)
  if (/[cg]$/.test(stem) && infinitive.endsWith('are')) return `${stem}hiamo`
  return `${stem.replace(/i$/, '')}iamo`
}

/**
 * Returns the "noi" of a verb: `progettare` -> `progettiamo`, `offrirvi` -> `vi offriamo`; null where it is uncertain.
 */
export function firstPluralOf(infinitive: string): string | null {
  const [, verb, pronoun] = /^(.+[aei]r)(vi|ti)$/.exec(infinitive) ?? []
  if (verb === undefined) return plainForm(infinitive)
  const form = plainForm(`${verb}e`)
  return form && `${pronoun} ${form}`
}
