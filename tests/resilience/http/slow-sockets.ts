import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { type Held, type Kind, kinds } from './slow-kinds.ts'

const HEADER_LINES = 10_000
const BYTE_EVERY_MS = 1000

const POST = 'POST /trpc/publicForms.contact HTTP/1.1\r\nhost: 127.0.0.1\r\n'
const openings: Record<Kind, string> = {
  'headers by drops': POST,
  'bodies by drops': `${POST}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
  '10 000 header lines': POST + 'x-nothing: 1\r\n'.repeat(HEADER_LINES),
}

/** Opens a connection and reports to the parent thread when it is cut. */
function open(origin: string, kind: Kind): Promise<void> {
  const began = performance.now()
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(openings[kind])
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  // Unread data would delay the end of the stream.
  socket.resume()
  socket.on('error', () => undefined)
  socket.once('close', () => {
    clearInterval(timer)
    const held: Held = { kind, seconds: (performance.now() - began) / 1000 }
    parentPort?.postMessage(held)
  })
  return new Promise(resolve => socket.once('connect', resolve).once('close', () => resolve()))
}

const { origin, ofEachKind } = workerData as { origin: string; ofEachKind: number }
const all = kinds.flatMap(kind => Array.from({ length: ofEachKind }, () => open(origin, kind)))
await Promise.all(all)
parentPort?.postMessage('opened')
