import { Worker } from 'node:worker_threads'
import type { TaskAnswer, TaskRequest } from './child-task.ts'

type Tasks = Record<string, (input: unknown) => unknown>

async function answerTo({ module, name, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    const tasks = (await import(module)) as Tasks
    return { output: await tasks[name]?.(input) }
  } catch (error) {
    if (!(error instanceof Error))
      return { error: { name: 'Error', message: String(error), code: undefined } }
    const code = 'code' in error ? String(error.code) : undefined
    return { error: { name: error.name, message: error.message, code } }
  }
}

process.on('message', async (request: TaskRequest) => {
  const answer = await answerTo(request)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
// Ctrl-C signals the whole process group. The parent ends its children once their work is done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

// A separate thread, because the task may block this one.
new Worker(new URL('./child-watchdog.ts', import.meta.url), {
  workerData: { parent: process.ppid, residentBytes: Number(process.argv[2]) },
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref()
