import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { SECOND } from '../clock.ts'

/** Result of a scan: clean, or the name of the virus. */
type Verdict = { infected: false } | { infected: true; signature: string }

/**
 * Virus scanner for finished uploads, before anyone can download them. Pass one to `bootstrap` to enable scanning. If
 * it throws, the upload stays unfinished and the client retries.
 */
export interface Scanner {
  /** Scans bytes. `open` starts reading; a scanner that does not need the bytes need not call it. */
  scan(open: () => Promise<ReadableStream<Uint8Array>>): Promise<Verdict>
}

/** Scanner that accepts everything, used where none is installed. */
export const noScanner: Scanner = { scan: async () => ({ infected: false }) }

/** Silence after which the daemon counts as unreachable. */
const SILENCE_MS = 60 * SECOND

const answers = { clean: /^stream: OK$/, infected: /^stream: (.+) FOUND$/ }

/**
 * Creates a scanner that sends files to a ClamAV daemon by `INSTREAM` over TCP, so the daemon may run on another
 * machine. Throws without a verdict: unreachable, silent, or a file beyond `StreamMaxLength`.
 */
export function createClamavScanner(
  { hostname, port }: { hostname: string; port: number },
  silenceMs = SILENCE_MS,
): Scanner {
  return {
    async scan(open) {
      const socket = connect({ host: hostname, port })
      // Errors are reported by the awaiting code. Without a listener, one between two awaits would end the process.
      socket.on('error', () => undefined)
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('The scanner says nothing.')))
      try {
        await once(socket, 'connect')
        const answer = readAnswer(socket)
        const [text] = await Promise.all([answer, send(socket, await open())])
        return verdictOf(text)
      } finally {
        socket.destroy()
      }
    },
  }
}

/** Sends chunks, each a four-byte length and that many bytes; a length of zero ends the stream. */
async function send(socket: Socket, bytes: ReadableStream<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of bytes) {
    // The daemon answered before the end: it has read enough, or refuses the rest.
    if (!socket.writable) return
    socket.write(lengthOf(chunk.length))
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
  if (socket.writable) socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** Reads the answer, which ends with a NUL or with the connection. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      text += part
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')))
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

/** @throws Error for an answer without verdict: `INSTREAM size limit exceeded. ERROR`, or an empty one. */
function verdictOf(answer: string): Verdict {
  const [, signature] = answers.infected.exec(answer.trim()) ?? []
  if (signature !== undefined) return { infected: true, signature }
  if (answers.clean.test(answer.trim())) return { infected: false }
  throw new Error(`The scanner answered: ${answer.slice(0, 200) || 'nothing'}`)
}
