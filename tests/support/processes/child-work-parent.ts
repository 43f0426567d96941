import { tasksIn } from 'server/platform/child-work/child-task'
import { createChildWork } from 'server/platform/child-work/child-work'

// Parent process that prints the id of its child, gives it an endless task, and waits to be killed.
const task = tasksIn<typeof import('./child-tasks.ts')>(new URL('./child-tasks.ts', import.meta.url))
const work = createChildWork({ atOnce: 1 })
const pid = await work.run(task('processId', 5000), () => undefined)
process.stdout.write(`${pid}\n`)
await work.run(task('spin', 600_000), () => undefined)
