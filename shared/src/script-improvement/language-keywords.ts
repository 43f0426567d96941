import { wordSet } from '../language/phrases.ts'
import { tokensOf } from '../language/tokens.ts'

const italian = wordSet(
  'il lo la i gli le un uno una di a da in con su per tra fra e o ma che non si ci vi ti mi del dello della dei degli delle al allo alla ai agli alle dal dalla dai dalle nel nella nei nelle sul sulla sui sulle l un d dell all nell sono siamo e ha hanno abbiamo come piu ogni tutti tutto tutte anche se quando dove cosa chi perche qui ora oggi tuo tua tuoi tue vostro vostra nostro nostra nostri nostre',
)
const english = wordSet('the and of to we our your you is are with for this that from it us what')

const FEW_WORDS = 16
const ITALIAN_SHARE = 0.15

/** Returns true if a text is Italian, judged by its function words. A short text is rejected only for English ones. */
export function looksItalian(text: string): boolean {
  const words = tokensOf(text).map(token => token.word)
  const share = (set: ReadonlySet<string>) => words.filter(word => set.has(word)).length / words.length
  if (words.length === 0) return false
  if (share(english) > share(italian)) return false
  return words.length < FEW_WORDS || share(italian) >= ITALIAN_SHARE
}
