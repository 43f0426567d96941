import type { Format } from '../briefing/brief/brief.ts'
import { isNegated } from '../language/negation.ts'
import { foundIn, patternList, patternsOf, standsIn } from '../language/patterns.ts'
import { tokensOf } from '../language/tokens.ts'
import { extensionOf } from '../materials/file-name.ts'
import { withoutCitations } from '../pricing/line.ts'
import type { OptionCode } from '../quote/line-codes.ts'
import { isFilmType } from './asset.ts'
import { additionWords, formatPatterns, twoFormatsPatterns } from './format-keywords.ts'

const formats: Record<string, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'application/mxf': 'MXF',
  'video/webm': 'WEBM',
  'video/x-matroska': 'MKV',
}

/** Returns the usual name of a video's format, by its type; `MP4`, the usual delivery, if unknown. */
const videoFormatOf = (fileType: string): string =>
  formats[fileType] ?? (fileType.split('/')[1]?.replace(/^x-/, '') || 'mp4').toUpperCase()

/** Returns the usual name of a delivered file's format: of a film by its type, else by its extension. */
export function fileFormatOf({ fileName, fileType }: { fileName: string; fileType: string }): string {
  const extension = extensionOf(fileName).slice(1).toUpperCase()
  return isFilmType(fileType) || extension === '' ? videoFormatOf(fileType) : extension
}

const formatWords = patternsOf<Format>(formatPatterns)
const twoFormats = patternList(twoFormatsPatterns)
const TWO_FORMATS: OptionCode = 'two-formats'

export interface OrderedLine {
  readonly code?: string
  readonly label?: string
}

/** Number of words before a format in which an addition is looked for: "più qualche clip verticale". */
const ADDITION_REACH = 4

function namedIn(text: string) {
  const tokens = tokensOf(text)
  return foundIn(tokens, formatWords)
    .filter(span => !isNegated(tokens, span))
    .map(({ key, first }) => {
      const before = tokens.slice(Math.max(0, first - ADDITION_REACH), first)
      return { format: key, isAddition: before.some(({ word }) => additionWords.has(word)) }
    })
}

const formatsIn = (text: string): Format[] => namedIn(text).map(({ format }) => format)

const unique = (formats: readonly Format[]): Format[] => [...new Set(formats)]

const buysSecond = ({ code, label = '' }: OrderedLine): boolean =>
  code === TWO_FORMATS || standsIn(tokensOf(label), twoFormats)

const otherThan = (format: Format): Format => (format === '9:16' ? '16:9' : '9:16')

/**
 * The formats of an order, the main one first: those that the brief names, and those that the lines of the quote do. A
 * second one that was bought without a name is vertical, or horizontal beside a vertical one; nothing said is 16:9, and
 * so is the main film where the brief names a format only as an addition.
 */
export function orderedFormats({
  summary,
  lines,
}: {
  summary: string
  lines: readonly OrderedLine[]
}): readonly [Format, ...Format[]] {
  const named = namedIn(withoutCitations(summary))
  const inBrief: Format[] = [
    ...(named[0]?.isAddition ? ['16:9' as const] : []),
    ...named.map(({ format }) => format),
  ]
  const inLines = lines.flatMap(({ label = '' }) => formatsIn(label))
  const isSecondBought = lines.some(buysSecond)
  // A line that sells a second format names that one, or both.
  const beforeLines: Format[] = isSecondBought && unique(inLines).length < 2 ? ['16:9'] : []
  const [main = '16:9', ...others] = unique([...(inBrief.length > 0 ? inBrief : beforeLines), ...inLines])
  return isSecondBought && others.length === 0 ? [main, otherThan(main)] : [main, ...others]
}

/** Returns the formats that were bought beside those which a project has already. */
export function addedFormats(lines: readonly OrderedLine[], known: readonly Format[]): readonly Format[] {
  const named = unique(lines.flatMap(({ label = '' }) => formatsIn(label))).filter(
    one => !known.includes(one),
  )
  if (named.length > 0 || !lines.some(buysSecond)) return named
  return [otherThan(known[0] ?? '16:9')].filter(one => !known.includes(one))
}
