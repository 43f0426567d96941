import { isGenerated, isTest, place, type SourceFile, visit } from '../source-file.ts'
import type { Rule } from './rule.ts'

/** Where Italian belongs: what the program says, what the site is filled with, and the words it looks for. */
const HOME = /^shared\/src\/(messages|catalogue)\/|(^|[/.-])keywords?(\/|\.)/

/** One of these in a text of several words is enough. */
const TELLING = words(
  'il gli della dello dei delle degli nel nella nei nelle sul sulla alla alle allo agli dal dalla dai dalle che sono sei questo questa questi queste quello quella tuo tua tuoi tue nostro nostra perche anche hai puoi una ogni senza dopo prima quando dove quale qualche tutto tutti tutte ancora adesso oggi ieri grazie ciao devi deve essere stato stata',
)
/** These are words of other languages too, so two different ones are asked for. */
const COMMON = words('non con per di la le lo un ed da si se su ti ci vi mi del')

/** Sentences stand in messages/it, where they can be read, compared and changed together. */
export const italian: Rule = files => files.filter(mayNotSpeak).flatMap(italianTexts)

function mayNotSpeak({ path }: SourceFile): boolean {
  return (
    /^(shared|server|client|api-client)\//.test(path) &&
    !isTest(path) &&
    !isGenerated(path) &&
    !HOME.test(path)
  )
}

function italianTexts(file: SourceFile): string[] {
  const found: string[] = []
  const check = (text: string, start: number): void => {
    if (isItalian(text))
      found.push(`${place(file, start)} «${text.trim().slice(0, 60)}» belongs into messages/it`)
  }
  visit(file, {
    Literal: node => {
      if (typeof node.value === 'string') check(node.value, node.start)
    },
    TemplateElement: node => check(node.value.cooked ?? node.value.raw, node.start),
    JSXText: node => {
      if (isCopy(node.value))
        found.push(`${place(file, node.start)} «${node.value.trim()}» belongs into messages/it`)
    },
  })
  return found
}

export function isItalian(text: string): boolean {
  if (/[àèéìòù]/i.test(text)) return true
  const said = foldedWords(text)
  if (said.length < 2) return false
  return said.some(word => TELLING.has(word)) || new Set(said.filter(word => COMMON.has(word))).size >= 2
}

/** Words between tags are shown as they stand, whatever the language. */
const isCopy = (text: string): boolean => /\p{L}{3}/u.test(text)

/** SQL and code are full of short words; only blanks make a sentence. */
function foldedWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.;:!?«»"']+/)
    .filter(word => /^\p{L}+$/u.test(word))
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}
