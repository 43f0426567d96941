import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** The faces and the weights that the screens use. */
const families = {
  'bricolage-grotesque': { min: 500, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
  'jetbrains-mono': 500,
}

/** Characters of Italian screens; `ui/fonts.css` names the same. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => String.fromCharCode(0x20 + place)).join(
  '',
)
const beyond = [
  0xa0, 0xab, 0xb0, 0xb7, 0xbb, 0xc0, 0xc8, 0xc9, 0xcc, 0xd2, 0xd7, 0xd9, 0xe0, 0xe8, 0xe9, 0xec, 0xed, 0xf2,
  0xf3, 0xf9, 0xfa, 0x2013, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac, 0x2192,
]
const italian = ascii + String.fromCharCode(...beyond)

/** Subsets the fonts to the characters of most pages; the full ones load when another character is shown. */
export async function writeFonts(): Promise<void> {
  const require = createRequire(import.meta.url)
  const folder = `${import.meta.dirname}/../src/ui/fonts`
  mkdirSync(folder, { recursive: true })
  for (const [family, wght] of Object.entries(families)) {
    const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const cut = await subsetFont(readFileSync(whole), italian, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      // Unused ligatures and alternate forms are left out.
      noLayoutClosure: true,
    })
    writeFileSync(`${folder}/${family}.woff2`, cut)
  }
}
