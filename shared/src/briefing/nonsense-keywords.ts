/** Abbreviations that are pronounced letter by letter: no vowel, and yet words. */
export const vowelless = new Set(
  'srl srls snc pdf psd jpg png svg mp4 mov crm gps html css tv cv gdpr tnt wc bbq mkt mrs mr dr prof sgn ndr pr hr vr'.split(
    ' ',
  ),
)

/** Typed to see what happens. */
export const trials = new Set(
  'test tests testing prova prove provaprova bla blabla lorem ipsum dolor sit amet foo bar ah eh oh hm hmm ahah ahahah haha hahaha lol'.split(
    ' ',
  ),
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
