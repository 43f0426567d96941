/** Function run by a child process. Argument and result are serialised; files are passed by path. */
// biome-ignore lint/suspicious/noExplicitAny: any function of a task module fits.
type TaskFunction = (input: any) => unknown

/** A function of a module, by name, so that a child process can find it. */
export interface ChildTask<Task extends TaskFunction> {
  module: string
  name: string
  /** After so long the child is killed. */
  timeLimitMs: number
  /** Carries the types, never a value. */
  task?: Task
}

export type TaskInput<Task extends TaskFunction> = Parameters<Task>[0]
export type TaskOutput<Task extends TaskFunction> = Awaited<ReturnType<Task>>

/** Names a function for a child process: `childTask<typeof import('./x.ts').f>(new URL('./x.ts', import.meta.url), 'f', …)`. */
export const childTask = <Task extends TaskFunction>(
  module: URL,
  name: string,
  timeLimitMs: number,
): ChildTask<Task> => ({ module: module.href, name, timeLimitMs })

export interface TaskRequest {
  module: string
  name: string
  input: unknown
}

/** Answer of a child process: result, or error. */
export type TaskAnswer =
  | { output: unknown }
  | { error: { name: string; message: string; code: string | undefined } }

/** The child process gave no answer: it took too long or too much memory, crashed, or was stopped. */
export class ChildEndedError extends Error {
  override readonly name = 'ChildEndedError'
}
