import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/tools.ts'

/** `npm run asvs`: counts the rows of `server/ASVS.md` by kind; exits with 1 if a named file is missing. */
const text = readFileSync(join(root, 'server/ASVS.md'), 'utf8')
const proofs = [...text.matchAll(/^\| \d+\.\d+\.\d+ \| \d \| [^|]+ \| (.+) \|$/gm)].map(
  ([, proof = '']) => proof,
)
const counts = { deviations: 0, 'written down': 0, 'by file': 0 }
for (const proof of proofs) {
  if (proof.startsWith('Deviation')) counts.deviations++
  else if (proof.startsWith('Written down')) counts['written down']++
  else counts['by file']++
}
console.log(`${proofs.length} requirements:`, counts)

const files = proofs.flatMap(proof =>
  [...proof.matchAll(/`([\w./-]+\.(?:json|tsx?))`/g)].map(([, file = '']) => file),
)
const gone = [...new Set(files)].filter(file => !existsSync(join(root, file)))
for (const file of gone) console.error(`There is no ${file}`)
process.exitCode = gone.length > 0 ? 1 : 0
