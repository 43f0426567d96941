import { wordSet } from '../language/phrases.ts'
import { tokensOf } from '../language/tokens.ts'

/** Form of address of a script. */
export type Register = 'tu' | 'voi' | 'lei'

// Not "sei", which is a number, too.
const forms: Readonly<Record<Register, ReadonlySet<string>>> = {
  tu: wordSet('tu te ti tuo tua tuoi tue hai puoi sai vuoi devi scopri contattaci scrivici chiamaci prenota'),
  voi: wordSet(
    'voi vi vostro vostra vostri vostre avete potete volete siete dovete scoprite contattateci scriveteci chiamateci prenotate',
  ),
  lei: wordSet('suo sua scopra contatti scriva prenoti desidera'),
}

// "Suo" is ambiguous; only an imperative in the third person counts.
const courtesy = /(?<!\p{L})(?:scopra|ci contatti|ci scriva|prenoti|La invitiamo|il Suo|la Sua)(?!\p{L})/u

/** Returns a script's form of address to the viewer; `tu` if there is none. */
export function registerOf(script: string): Register {
  const words = tokensOf(script).map(token => token.word)
  const count = (register: Register) => words.filter(word => forms[register].has(word)).length
  const [tu, voi] = [count('tu'), count('voi')]
  if (courtesy.test(script) && tu === 0 && voi === 0) return 'lei'
  return voi > tu ? 'voi' : 'tu'
}

const phone = /(?:\+39[\s.]?)?\d(?:[\s./-]?\d){7,}/

/** Returns true if a script contains a contact of the company. */
export const namesContact = (script: string): boolean => /@/.test(script) || phone.test(script)
