import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/seller'
import { particularsOf } from 'shared/messages/it/company-particulars'
import type { MailBlock, MailContent } from './mail.ts'

/** A mail as plain text: every block of the other form, in the same order. */
export function plainTextOf({ blocks }: MailContent, seller?: Seller): string {
  const foot = [`${brand.name} · ${brand.contact.email}`, particularsOf(seller).join(' · ')]
  return `${[...blocks.map(plainBlock), '--', ...foot].join('\n\n')}\n`
}

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'subheading':
      return `${block.text}\n${'='.repeat(block.text.length)}`
    case 'list':
      return block.items.map(item => `- ${item}`).join('\n')
    case 'figures':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'comparison':
      return block.rows.map(row => comparedLine(block.columns, row)).join('\n')
    case 'entries':
      return block.items.map(plainEntry).join('\n\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'quotation':
      return block.text.replace(/^/gm, '> ')
    default:
      return block.text
  }
}

const comparedLine = (columns: string[], { label, values }: { label: string; values: string[] }) =>
  `${label}: ${values.map((value, at) => `${(columns[at] ?? '').toLowerCase()} ${value}`).join(', ')}`

const plainEntry = ({ title, lines }: { title: string; lines: [string, string][] }) =>
  [title, ...lines.map(([label, words]) => `  ${label}: ${words.replaceAll('\n', '\n  ')}`)].join('\n')
