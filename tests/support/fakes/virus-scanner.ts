import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Harmless file that every scanner reports as a virus; in two parts, so that none reports this one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const COMMAND = 'zINSTREAM\0'

/** Fake ClamAV daemon with clamd's INSTREAM command. It detects one virus. */
export class VirusScanner {
  /** Fault instead of a verdict; undefined means that it scans. */
  trouble: 'says nothing' | 'hangs up' | 'too large' | undefined
  /** Bytes of each received file. */
  readonly seen: Buffer[] = []
  readonly #sockets = new Set<Socket>()
  readonly #port: number
  readonly #server = createServer(socket => this.#listen(socket))

  constructor(port: number) {
    this.#port = port
  }

  get url(): string {
    return `tcp://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening')
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #listen(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => undefined)
    let bytes = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      if (this.trouble === 'hangs up') return socket.destroy()
      bytes = Buffer.concat([bytes, part])
      const file = fileIn(bytes)
      if (file && this.trouble !== 'says nothing') socket.end(`${this.#answerTo(file)}\0`)
      return undefined
    })
  }

  #answerTo(file: Buffer): string {
    this.seen.push(file)
    if (this.trouble === 'too large') return 'INSTREAM size limit exceeded. ERROR'
    return file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }
}

/** Returns the file of a complete stream, else undefined. @throws Error for any other command. */
function fileIn(bytes: Buffer): Buffer | undefined {
  if (bytes.length < COMMAND.length) return undefined
  if (bytes.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('This is no INSTREAM.')
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
