import { NonRetryableError } from '../jobs/job.ts'
import type { Mailer } from './mail.ts'

/** Timeouts, so that a silent server does not block a worker. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Creates an SMTP mailer. The Message-ID is the mail's id, so that receivers can drop repetitions. */
export function createSmtpMailer(url: string, from: string): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver({ id, to, subject, text, html, replyTo, unsubscribeUrl }) {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo && { replyTo: { name: replyTo, address: `no-reply@${domain}` } }),
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        messageId: `<${id}@${domain}>`,
      }
      transport ??= openTransport(new URL(url))
      await (await transport).sendMail(mail).catch(error => {
        throw isRefusal(error)
          ? new NonRetryableError('the recipient or the mail is refused', { cause: error })
          : error
      })
    },
    close: () => void transport?.then(opened => opened.close()),
  }
}

/** Returns true for a permanent refusal (5xx, RFC 5321, 4.2.1) of the recipient or the mail. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(error.command))
}

/** Opens the transport; nodemailer is loaded with the first mail. */
async function openTransport(address: URL) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    // TLS is required except on the loopback interface.
    requireTLS: address.protocol === 'smtp:' && !loopback.test(address.hostname),
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
