import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Input of a thread that sends requests on separate connections while the server's thread is blocked. It posts the
 * number of answers.
 */
interface Task {
  port: number
  times: number
  /** Set to 1 once every request is sent. */
  sent: Int32Array
}

const { port, times, sent } = workerData as Task
const askings = Array.from({ length: times }, () => {
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent: false })
  const answered = new Promise<boolean>(resolve => {
    outgoing.on('response', answer => answer.resume().on('end', () => resolve(true)))
    outgoing.on('error', () => resolve(false))
  })
  const written = new Promise<void>(resolve => outgoing.end('ciao', resolve))
  return { answered, written }
})
await Promise.all(askings.map(({ written }) => written))
Atomics.store(sent, 0, 1)
Atomics.notify(sent, 0)
const answers = await Promise.all(askings.map(({ answered }) => answered))
parentPort?.postMessage(answers.filter(Boolean).length)
