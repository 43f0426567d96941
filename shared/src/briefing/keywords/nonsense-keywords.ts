import { wordSet } from '../../language/phrases.ts'
/** Abbreviations that are pronounced letter by letter: no vowel, and yet words. */
export const vowelless = wordSet(
  'srl srls snc pdf psd jpg png svg mp4 mov crm gps html css tv cv gdpr tnt wc bbq mkt mrs mr dr prof sgn ndr pr hr vr',
)

/** Typed to see what happens. */
export const trials = wordSet(
  'test tests testing prova prove provaprova bla blabla lorem ipsum dolor sit amet foo bar ah eh oh hm hmm ahah ahahah haha hahaha lol',
)

/** Runs of keys side by side. */
export const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']

/** What stands on every web page, and in no answer. */
export const pageMarks = [
  /\bcookie/iu,
  /\bprivacy policy\b|\binformativa privacy\b/iu,
  /\baccetta (?:tutti|tutto)\b/iu,
  /\btutti i diritti riservati\b|\bcopyright\b|©/iu,
  /\b(?:login|accedi|registrati)\b/iu,
  /\bcarrello\b/iu,
  /\biscriviti alla newsletter\b|\bnewsletter\b/iu,
  /\bp\.?\s?iva\b/iu,
  /\bjavascript\b/iu,
  /\bhome\b.*\bcontatti\b/isu,
  /<\/?(?:div|span|p|a|script|html|body|table|li)\b/iu,
  /https?:\/\/\S+.*https?:\/\/\S+.*https?:\/\/\S+/isu,
]

/** Little words of other languages, and those of ours: a message is read if it has more of the latter. */
export const foreignWords = wordSet(
  'the and of to we our your you is are with for this that from it us what need want please hi hello would about only sorry und der die das wir ist ein eine fur mit nicht auf sie ich haben brauchen le les des nous vous est pour avec une dans besoin bonjour el los las por para con nosotros necesitamos hola gracias',
)
export const italianWords = wordSet(
  'il lo i gli un uno di da per che non ci vi ti mi del dello della dei degli delle al allo alla ai agli alle dal nel nella sul sulla sono siamo abbiamo come anche se ma noi vorrei vorremmo ciao buongiorno una e la le in con serve',
)
