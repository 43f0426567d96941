/** Characters that a text must not contain, or that make it look like another text. */

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const controls = [...between(0x00, 0x1f), ...between(0x7f, 0x9f)]

/** Soft hyphen, Arabic and Mongolian marks, joiners, direction marks, isolates, byte order mark, tags. */
const unseen = [
  0x00ad,
  0x034f,
  0x061c,
  0x115f,
  0x1160,
  0x17b4,
  0x17b5,
  0x180e,
  ...between(0x200b, 0x200f),
  ...between(0x202a, 0x202e),
  ...between(0x2060, 0x206f),
  0x3164,
  0xfeff,
  0xffa0,
  ...between(0xfff9, 0xfffb),
  0xe0001,
  0xe0020,
  0xe007f,
]

const blanks = [0x00a0, 0x1680, ...between(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]

const nonCharacters = [0xfdd0, 0xfdef, 0xfffe, 0xffff, 0x1fffe, 0x1ffff, 0x10fffe, 0x10ffff]

const alone = ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800', '\ud83d', '\ude00\ud83d']

export const controlTexts = controls.flatMap(code => {
  const sign = String.fromCodePoint(code)
  return [`uno${sign}due`, `${sign}uno due`, `uno due${sign}`, sign]
})

export const unseenTexts = [...unseen, ...blanks, ...nonCharacters].flatMap(code => {
  const sign = String.fromCodePoint(code)
  return [`uno${sign}due`, sign]
})

/** Unpaired surrogates, which a faulty encoder stores as other characters. */
export const halfTexts = alone.flatMap(half => [half, `uno${half}due`, `uno due${half}`, `${half}uno due`])

export const strangeTexts = [
  'perché così è già più giù',
  'perche\u0301 cosi\u0300 e\u0300',
  '\u0301\u0301\u0301',
  `e${'\u0301'.repeat(1000)}`,
  `Z${'\u0334\u0317\u0358'.repeat(200)}`,
  '\u1100\u1161\u11a8',
  '각',
  'ﬁle ﬂat ﬃx ﷺ',
  'Åå Å Å',
  'İIıi ŞşĞğ',
  'ß ẞ SS',
  'Σσς',
  'Ǆ ǅ ǆ',
  'ﬀ',
  'K',
  'Ω',
  'аdmin рауpal',
  'ｆｕｌｌ　ｗｉｄｔｈ',
  '𝒃𝒐𝒍𝒅 𝓼𝓬𝓻𝓲𝓹𝓽',
  '①②③',
  'مرحبا بالعالم',
  'שלום עולם',
  'abc \u202egnp.exe',
  '\u202ereversed\u202c',
  '\u2066isolated\u2069',
  'नमस्ते दुनिया',
  'สวัสดีชาวโลก',
  '你好，世界',
  'こんにちは世界',
  '안녕하세요',
  '𠜎𠜱𠝹𠱓',
  '👩‍👩‍👧‍👦',
  '👩🏽‍🎬',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇮🇹🇮🇹🇮',
  '🎬'.repeat(100),
  '\u200d\u200d\u200d',
  'a\u200bb\u200bc',
  '\ufeffuno',
  '\ufffe',
  '￼',
  '𐍈',
  '\u{10ffff}',
  '\u{e000}',
  '\u{f8ff}',
  'Ａ\u030a',
  '—–‒―',
  '“”„‟‘’‚‛',
  '¼½¾⅓',
  '٠١٢٣٤٥',
  '１２３',
  '²³¹',
  '−1',
  '…',
  '\u2024\u2024/',
  '∕⁄／',
  '＜script＞',
  '＇ OR １＝１',
  '‹script›',
  '\u037e',
  '\uff1b\uff0f',
  '℀ ℁ ⅍',
  'ſ',
  'ŉ ǰ ΐ',
  'i̇',
]
