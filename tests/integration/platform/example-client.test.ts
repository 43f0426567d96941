import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refusals } from 'shared/errors/codes'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const PREVIEW_PASSWORD = 'anteprima'
const program = fileURLToPath(new URL('../../example-client/order-video.ts', import.meta.url))
const app = await startApp({ env: { PREVIEW_PASSWORD } })

async function run(...given: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, '--url', app.origin, ...given])
  let output = ''
  for (const said of [child.stdout, child.stderr]) said.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, output }
}

test('the example client orders a video from the command line, and has paid for it', async () => {
  const { code, output } = await run('--preview', PREVIEW_PASSWORD)
  expect([code, output]).toEqual([0, expect.stringContaining('Voce narrante: 90')])
  const [, projectId = ''] = /\(([\da-f-]{36})\)/.exec(output) ?? []
  const payment = await app.context.db
    .selectFrom('payments')
    .select(['status', 'totalCents'])
    .where('projectId', '=', projectId)
    .executeTakeFirst()
  expect(payment).toEqual({ status: 'paid', totalCents: 47_000 })
  const { steps, stepStates } = dashboardTexts.statusPage
  expect(output).toContain(`${stepStates.completed}: ${steps.payment.title}`)
})

test('it says in words what was refused', async () => {
  const { code, output } = await run('--preview', 'sbagliata')
  expect([code, output.trim()]).toEqual([1, refusals.WRONG_PREVIEW_PASSWORD.text])
})
