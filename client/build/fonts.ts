import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** The faces and the weights that the screens use. */
const families = {
  'bricolage-grotesque': { min: 500, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
  'jetbrains-mono': 500,
}

/** What Italian screens are written with; `ui/fonts.css` names the same characters. */
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => String.fromCharCode(0x20 + place)).join(
  '',
)
const italian = `${ascii}\u00a0ÀÈÉÌÒÙàèéìíòóùú«»°·×–‘’“”…€→`

/** Cuts the faces down to what most pages need; the whole ones travel when somebody writes another character. */
export async function writeFonts(): Promise<void> {
  const require = createRequire(import.meta.url)
  const folder = `${import.meta.dirname}/../src/ui/fonts`
  mkdirSync(folder, { recursive: true })
  for (const [family, wght] of Object.entries(families)) {
    const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const cut = await subsetFont(readFileSync(whole), italian, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
    writeFileSync(`${folder}/${family}.woff2`, cut)
  }
}
