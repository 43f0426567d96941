import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { ModelServer } from './model-server.ts'

const thread: { endlessModelPort?: number } | null = workerData

/**
 * Starts a model that repeats one text without end. It runs in a thread of its own, so that its work does not slow the
 * server.
 */
export async function startEndlessModel(port: number): Promise<{ baseUrl: string; stop: () => void }> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { endlessModelPort: port },
    execArgv: [],
  })
  await once(worker, 'message')
  return { baseUrl: new ModelServer(port).baseUrl, stop: () => void worker.terminate() }
}

if (thread?.endlessModelPort) {
  const model = new ModelServer(thread.endlessModelPort)
  model.answer = () => ({ endless: 'e perché no? '.repeat(20) })
  await model.start()
  parentPort?.postMessage('listening')
}
