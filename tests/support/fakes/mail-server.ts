import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../processes/free-port.ts'

export interface ReceivedMail {
  recipients: string[]
  raw: string
}

/** Real mail server that stores received mails and refuses some recipients. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  readonly refused = new Set<string>()
  readonly port: number
  #server: SMTPServer | undefined

  constructor(port: number) {
    this.port = port
  }

  /** `SMTP_URL` of a server process. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(
          this.refused.has(address)
            ? Object.assign(new Error('no such person'), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(recipient => recipient.address)
          this.received.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') })
          done()
        })
      },
    })
    this.#server = server
    // A client may be killed while it sends.
    server.on('error', () => undefined)
    await once(server.listen(this.port, '127.0.0.1'), 'listening')
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      if (this.#server) this.#server.close(resolve)
      else resolve()
    })
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(mail => mail.recipients.includes(address))
  }
}

export async function startMailServer(): Promise<MailServer> {
  const server = new MailServer(await freePort())
  await server.start()
  return server
}
