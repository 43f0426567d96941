import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ChildEndedError, type TaskAnswer, type TaskRequest } from './child-task.ts'

export interface MemoryLimits {
  heapMb: number
  /** Limit of the whole process, including libraries and buffers. */
  residentMb: number
}

const main = fileURLToPath(new URL('./child-main.ts', import.meta.url))

/** Child process for computations. It has no access to the environment or the database. */
export class Child {
  readonly #process: ChildProcess
  #alive = true

  constructor({ heapMb, residentMb }: MemoryLimits) {
    this.#process = fork(main, [String(residentMb * 1024 * 1024)], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      // Crash output goes to the log of this process.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#process.once('exit', () => {
      this.#alive = false
    })
    this.#process.on('error', () => this.kill())
    this.#letGo()
  }

  get alive(): boolean {
    return this.#alive
  }

  /**
   * Runs a task. @throws ChildEndedError if the child dies or exceeds the limit; else the task's error, with name and
   * code.
   */
  async run(request: TaskRequest, timeLimitMs: number): Promise<unknown> {
    this.#process.ref()
    this.#process.channel?.ref()
    const clock = setTimeout(() => this.kill(), timeLimitMs)
    try {
      return outputOf(await this.#ask(request))
    } finally {
      clearTimeout(clock)
      this.#letGo()
    }
  }

  kill(): void {
    this.#alive = false
    this.#process.kill('SIGKILL')
  }

  #ask(request: TaskRequest): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      const child = this.#process
      const answered = (answer: unknown) => {
        child.off('exit', ended)
        resolve(answer as TaskAnswer)
      }
      const ended = (code: number | null, signal: string | null) => {
        child.off('message', answered)
        reject(new ChildEndedError(`The child process of ${request.name} ended: ${signal ?? code}.`))
      }
      child.once('message', answered).once('exit', ended)
      child.send(request, error => {
        if (error) this.kill()
      })
    })
  }

  /** Lets the parent exit while the child is idle. */
  #letGo(): void {
    this.#process.unref()
    this.#process.channel?.unref()
  }
}

function outputOf(answer: TaskAnswer): unknown {
  if ('output' in answer) return answer.output
  const { name, message, code } = answer.error
  throw Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
}
