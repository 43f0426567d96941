import { patternList } from '../../language/patterns.ts'
import type { Format, Language } from '../brief/brief.ts'

/** How clients name the shape of the picture; the kind of video may say it too. */
export const formatPatterns = {
  '16:9': ['16 9', 'orizzontal*', 'formato cinema'],
  '9:16': ['9 16', 'vertical*'],
  '1:1': ['1 1', 'quadrat*'],
} as const satisfies Record<Format, readonly string[]>

/** How clients name a language that the video speaks or is subtitled in. */
export const languagePatterns = {
  en: ['in|lingua ingles*', 'inglese', 'inglesi', 'english', 'eng', 'sub|vo|it en'],
  de: ['in|lingua tedesc*', 'tedesco', 'tedeschi', 'deutsch', 'german'],
  fr: ['in|lingua frances*', 'francese', 'francesi', 'french'],
  es: ['in|lingua spagnol*', 'spagnolo', 'spagnoli', 'spanish'],
} as const satisfies Record<Language, readonly string[]>

/** Any of them, whichever. */
export const languageWord = patternList(Object.values(languagePatterns).flat())

/** Languages that no field holds. */
export const unlistedLanguages =
  'arabo|russo|cinese|giapponese|coreano|portoghese|olandese|polacco|ucraino|albanese|sloveno|croato|serbo|turco|greco|svedese|danese|norvegese|rumeno|romeno|ceco|ungherese|bulgaro|hindi|ebraico'

/** As soon as can be: no day. */
export const soons = patternList([
  'prima possibile',
  'appena possibile|potete|puoi|riuscite',
  'al piu presto',
  'quanto|il prima',
  'subito|urgent*|asap',
  '(per) ieri',
])
