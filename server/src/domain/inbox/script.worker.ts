import { z } from 'shared/errors/zod'
import { scriptFiguresOf } from 'shared/language/script-reading/figures'
import { improveScript, notesFor } from 'shared/script-improvement/improve-script'
import { modelTextsFault, scriptFault } from 'shared/script-improvement/output-validation'
import { timedScenes } from 'shared/script-improvement/scenes'
import type { ScriptInput, ScriptReport } from 'shared/script-improvement/script-report'

const MAX_SCENES = 60

export const scriptAnswer = z.object({
  scenes: z
    .array(z.object({ said: z.string().trim().min(1).max(2000), seen: z.string().trim().min(1).max(300) }))
    .min(1)
    .max(MAX_SCENES),
  changes: z
    .array(z.object({ before: z.string().max(2000), after: z.string().max(2000), why: z.string().max(300) }))
    .max(40),
})

export type ScriptAnswer = z.infer<typeof scriptAnswer>

interface Answered {
  input: ScriptInput
  given: ScriptAnswer
}

/**
 * Improves a script by rules.
 * @public called by its name in a child process
 */
export const improve = (input: ScriptInput): ScriptReport => improveScript(input)

const scriptOf = ({ scenes }: ScriptAnswer) => scenes.map(scene => scene.said).join('\n\n')
const textsOf = ({ scenes, changes }: ScriptAnswer) => [
  ...scenes.flatMap(({ said, seen }) => [said, seen]),
  ...changes.flatMap(({ before, after, why }) => [before, after, why]),
]

/**
 * Returns the reason why a model's answer is rejected; null if it is valid.
 * @public called by its name in a child process
 */
export function faultOf({ input, given }: Answered): string | null {
  const { originalScript, company, website, projectDescription } = input
  const known = [originalScript, company, website ?? '', projectDescription ?? ''].join('\n')
  return scriptFault(originalScript, scriptOf(given), known) ?? modelTextsFault(textsOf(given), known)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Builds the report of a model's answer, without changes of text that the script did not contain.
 * @public called by its name in a child process
 */
export function reportOf({ input, given }: Answered): ScriptReport {
  const script = scriptOf(given)
  const after = scriptFiguresOf(script)
  const original = oneLine(input.originalScript)
  return {
    kind: 'script',
    writtenBy: 'model',
    outcome: 'improved',
    script,
    scenes: timedScenes(given.scenes),
    before: scriptFiguresOf(input.originalScript),
    after,
    changes: given.changes.filter(({ before }) => original.includes(oneLine(before))),
    notes: notesFor(script, after.seconds, input),
  }
}
