import { type Brief, withNote, wordFields } from '../brief/brief.ts'
import { COMPANY_MAX } from '../brief/limits.ts'
import {
  being,
  blurredNames,
  courtesyTitles,
  insteadOf,
  legalForms,
  noTrade,
  readings,
  renaming,
  smallAlone,
  smallCalling,
  smallOpening,
  smallTrade,
  tradeReadings,
} from '../keywords/company-keywords.ts'

/** A name as it stands in a text. */
export interface NamedCompany {
  readonly name: string
  readonly start: number
}

const blurred = new Set(blurredNames)
const isPerson = (text: string, start: number) =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${courtesyTitles})\s*$`, 'iu').test(text.slice(0, start))

// Where all letters are capitals they tell no names.
const isShouted = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0)

// "Torneria CNC" and "Startup B2B" say what a company does.
const isTradeAlone = (said: string) =>
  /^\p{L}\p{Ll}+ (?=\d?\p{Lu})[\p{Lu}\d]{2,3}$/u.test(said) && !new RegExp(`(?:${legalForms})$`).test(said)

const isName = (said: string) =>
  !blurred.has(said.toLowerCase()) &&
  !/^(?:Sono|Siamo|Mi|provincia di|\p{L}+iamo) /u.test(said) &&
  said.length > 1 &&
  !isTradeAlone(said)

// "Responsabile HR di Termomec SpA"
const withoutRole = (said: string) => said.replace(/^(?:HR|PR|IT) (?:di|del|della) /u, '')

const groupOf = (match: RegExpExecArray): string => {
  const { said = '' } = match.groups ?? {}
  return said
}

// "Locatelli & figli", "Rossi e figli srl"
const withForm = new RegExp(
  String.raw`^(?=\s)(?:\s(?:&|e)\s(?:[Ff]igli[oae]?|[Ff]ratelli|[Nn]ipoti|[Ss]oci|[Cc]o?\.))?(?:\s(?:${legalForms}))?(?=[\s,.;)]|$)`,
  'u',
)

/** A name that stands beside a trade, or alone, is the company's at the beginning; an answer must say so in words. */
const readingsFor = {
  opening: [...readings.slice(0, 1), smallCalling, ...readings.slice(1), smallTrade, ...smallOpening],
  talk: [...readings.slice(0, -3), smallCalling, smallTrade, ...smallAlone],
  answer: [...readings.slice(0, 1), smallCalling, being, smallTrade],
  known: [renaming, smallCalling, smallTrade],
} as const

/** The company's name in a text, told by what stands around it; null where nobody names theirs. */
export function companyNameIn(text: string, where: keyof typeof readingsFor): NamedCompany | null {
  if (isShouted(text)) return null
  for (const reading of readingsFor[where]) {
    for (const match of text.matchAll(reading)) {
      const said = withoutRole(groupOf(match)).replace(/(?<![sS]\.[a-zA-Z]\.[a-zA-Z])[.'’-]+$/u, '')
      const start = match.index + match[0].lastIndexOf(said)
      if (!said || !isName(said) || isPerson(text, start)) continue
      const better = insteadOf.exec(text.slice(start + said.length))
      if (better === null) {
        const [form = ''] = withForm.exec(text.slice(start + said.length)) ?? []
        return { name: `${said}${form}`.slice(0, COMPANY_MAX), start }
      }
      const name = groupOf(better)
      return { name, start: text.indexOf(name, start + said.length) }
    }
  }
  return where === 'opening' ? tradeIn(text) : null
}

/** What a company does, and no name of it: "startup di Bologna". */
const isTrade = (company: string): boolean => tradeIn(company)?.name === company

/** What a company does, where it is not named. */
function tradeIn(text: string): NamedCompany | null {
  for (const reading of tradeReadings) {
    const match = reading.exec(text)
    if (match === null) continue
    // Without a drawn face behind it, and without what joins the next clause.
    const said = groupOf(match).replace(/(?:\s(?:e|ed))?[^\p{L}\p{N}"'’)]*$/u, '')
    // "Noi facciamo Dentalfacile, un gestionale"
    const product = /^\p{L}+(?:o|iamo)\s(?<name>\p{Lu}\p{L}{3,})$/u.exec(said)?.groups?.name
    const end = match.index + match[0].lastIndexOf(said) + said.length
    if (product && /^,\s(?:un[ao]?\s|un['’])/u.test(text.slice(end)))
      return { name: product, start: end - product.length }
    if (said.includes(' ') && !noTrade.test(said))
      return { name: said.slice(0, COMPANY_MAX), start: match.index + match[0].lastIndexOf(said) }
  }
  return null
}

/** "Startup di Bologna" stood for the name that is known now: it is kept, where it stands nowhere else. */
export function withOldTrade(brief: Brief, { company }: Brief, said: string): Brief {
  const isReplaced = company !== null && brief.company !== null && !brief.company.includes(company)
  const isElsewhere = [said, ...wordFields.map(field => brief[field])].some(text =>
    text?.includes(company ?? ''),
  )
  return isReplaced && !isElsewhere && isTrade(company) ? withNote(brief, company) : brief
}
