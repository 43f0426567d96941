import type { Changes } from '../changes.ts'
import { kebab } from '../names.ts'
import { Refusal } from '../refusal.ts'
import { importedInto, namesIn } from '../source-edits.ts'
import type { ProcedureRequest } from './request.ts'

/** Tests of some audiences stand under the name of who calls. */
const FOLDERS: Record<string, string> = { publicForms: 'public' }

/** What written tests may import by name, whatever they are about. */
const IMPORTED = /^(describe|expect|test|startApp|signedIn|assign|LiveStream|make[A-Z]\w*)$/

/** So many lines leave room for a test within the sizes that the architecture test wants. */
const FULL_AT = 230

/** The test of the subject; a file beside it where nothing can be put behind what is there. @throws Refusal */
export function testFileFor(changes: Changes, { audience, subject, act }: ProcedureRequest): string {
  const stem = `tests/integration/${FOLDERS[audience] ?? kebab(audience)}/${kebab(subject)}`
  const files = [`${stem}.test.ts`, `${stem}-${kebab(act)}.test.ts`]
  const file = files.find(path => !changes.has(path) || takesMore(changes.text(path)))
  if (!file) throw new Refusal(`${files.join(' and ')} take no further test.`)
  return file
}

/** Whether a file starts the usual server as `app`, is not full, and has no names of its own for what is imported. */
function takesMore(text: string): boolean {
  const imported = new Set(importedInto(text).map(({ local }) => local))
  const own = [...namesIn(text)].filter(name => !imported.has(name))
  return (
    /^const app = await startApp\((\{ work: false \})?\)$/m.test(text) &&
    text.split('\n').length < FULL_AT &&
    !own.some(name => IMPORTED.test(name))
  )
}
