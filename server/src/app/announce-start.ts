import type { Config } from '../config/env.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { FOUNDER_LINK_HOURS } from '../domain/identity/accounts/founder-link.service.ts'

/** Tells whoever started it where it is and how to get in. */
export function announceStart(config: Config, founderLink: string | undefined): void {
  const lines = [`\n  ${config.publicUrl}\n`]
  if (config.previewPassword !== undefined && config.demo)
    lines.push(`  Preview password  ${config.previewPassword}`)
  if (config.demo) {
    lines.push('  Demo accounts')
    for (const { email, password, who } of demoAccounts)
      lines.push(`    ${email.padEnd(22)} ${password.padEnd(18)} ${who}`)
    lines.push(`  Mailbox           ${config.publicUrl}/dev/mail`)
    lines.push(`  Panel             ${config.publicUrl}/dev`)
  }
  if (founderLink)
    lines.push(
      `  First password of ${config.founderEmail}, once within ${FOUNDER_LINK_HOURS} hours`,
      `    ${founderLink}`,
    )
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
