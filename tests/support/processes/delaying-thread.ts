import { connect, createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** Input of a thread that delays TCP in each direction, independently of the main thread's load. */
interface Task {
  port: number
  delayMs: number
}

const { port, delayMs } = workerData as Task

const server = createServer(near => {
  const far = connect(port, '127.0.0.1')
  delay(near, far)
  delay(far, near)
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))

function delay(from: Socket, to: Socket): void {
  const onTheWay: { chunk: Buffer; due: number }[] = []
  const arrive = () => {
    for (let next = onTheWay[0]; next && next.due <= performance.now(); next = onTheWay[0]) {
      to.write(next.chunk)
      onTheWay.shift()
    }
    if (onTheWay[0]) setTimeout(arrive, Math.max(0, onTheWay[0].due - performance.now()))
  }
  from.setNoDelay(true)
  from.on('data', (chunk: Buffer) => {
    onTheWay.push({ chunk, due: performance.now() + delayMs })
    if (onTheWay.length === 1) setTimeout(arrive, delayMs)
  })
  from.on('error', () => undefined)
  from.on('close', () => to.destroy())
}
