/** Function run by a child process. Argument and result are serialised; files are passed by path. */
// biome-ignore lint/suspicious/noExplicitAny: any function of a task module fits.
type TaskFunction = (input: any) => unknown

/** Reference to an exported function of a module, which a child process can import. */
export interface ChildTask<Task extends TaskFunction> {
  module: string
  name: string
  /** Time after which the child process is killed. */
  timeLimitMs: number
  /** Type only; never has a value. */
  task?: Task
}

export type TaskInput<Task extends TaskFunction> = Parameters<Task>[0]
export type TaskOutput<Task extends TaskFunction> = Awaited<ReturnType<Task>>

/** Returns the tasks of a module: `tasksIn<typeof import('./x.ts')>(new URL('./x.ts', import.meta.url))('f', …)`. */
export const tasksIn =
  <Module>(module: URL) =>
  <Name extends keyof Module & string>(
    name: Name,
    timeLimitMs: number,
  ): ChildTask<Extract<Module[Name], TaskFunction>> => ({ module: module.href, name, timeLimitMs })

export interface TaskRequest {
  module: string
  name: string
  input: unknown
}

/** Answer of a child process: result, or error. */
export type TaskAnswer =
  | { output: unknown }
  | { error: { name: string; message: string; code: string | undefined } }

/** The child process gave no answer: it exceeded its time or memory, crashed, or was stopped. */
export class ChildEndedError extends Error {
  override readonly name = 'ChildEndedError'
}
