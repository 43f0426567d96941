import {
  Body,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components'
import { createElement as h } from 'react'
import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/document'
import { particularsOf } from 'shared/messages/it/company-particulars'
import { mailFrame } from 'shared/messages/it/mails'
import { type BlockOf, type MailBlock, type MailContent, mailContent } from './mail.ts'
import { style } from './mail-style.ts'
import { renderedBlock } from './render-block.ts'

/** Renders a mail as plain text, with the same blocks in the same order. */
function plainTextOf({ blocks, optOut }: MailContent, seller?: Seller): string {
  const links = optOutLinks(optOut).map(({ label, url }) => `${label}:\n${url}`)
  const foot = [`${brand.name} · ${brand.contact.email}`, particularsOf(seller).join(' · '), ...links]
  return `${[...blocks.map(plainBlock), '--', ...foot].join('\n\n')}\n`
}

const optOutLinks = (optOut: MailContent['optOut']) =>
  optOut
    ? [
        { label: mailFrame.settings, url: optOut.settingsUrl },
        { label: mailFrame.unsubscribe, url: optOut.url },
      ]
    : []

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
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

const comparedLine = (columns: readonly string[], { label, values }: { label: string; values: string[] }) =>
  `${label}: ${values.map((value, at) => `${(columns[at] ?? '').toLowerCase()} ${value}`).join(', ')}`

const plainEntry = ({ title, lines }: BlockOf<'entries'>['items'][number]) =>
  [title, ...lines.map(([label, words]) => `  ${label}: ${words.replaceAll('\n', '\n  ')}`)].join('\n')

const ZERO_WIDTH_SPACE = '\u200B'
const address = /^\W{0,3}[\w.+-]+@[\w-]+(?:\.[\w-]+)+\W{0,3}$/
/** URL of a video on YouTube, with any video id. */
const film = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/
/**
 * Positions where a zero-width space breaks link detection: after a scheme's colon and around dots of names, not in
 * numbers.
 */
const joints = /(?<=:)(?=\/\/)|(?<=[\p{L}\p{N}_-])(?=\.[\p{L}_-])|(?<=\p{L})(?=\.\p{N})/gu

/**
 * File names and abbreviations such as `S.r.l.`, left unchanged for copying. `mov` and `zip` are top-level domains,
 * too.
 */
const notAnAddress =
  /^[\p{Ps}\p{Pi}"']*(?:(?!www\.)[^\s/:@]+\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|srt|vtt|jpe?g|png|gif|webp|hei[cf]|tiff?|svg|psd|mp4|mov|m4v|mxf|avi|mkv|webm|mts|mp3|wav|aac|m4a|zip)|(?:\p{L}\.)+\p{L}?|p\.iva)[\p{Pe}\p{Pf}"',.;:!?]*$/iu

/** Longest word that is compared with file names: the pattern takes quadratic time. */
const MAX_NAME_LENGTH = 260

const isLeft = (word: string): boolean =>
  address.test(word) || film.test(word) || (word.length <= MAX_NAME_LENGTH && notAnAddress.test(word))

/**
 * Inserts zero-width spaces into web addresses, so that mail programs do not make links of them. The text looks the
 * same. E-mail addresses, file names, abbreviations and YouTube videos are left unchanged for copying.
 */
export const unlinked = (text: string): string =>
  text
    .split(/(\s+)/)
    .map(word => (isLeft(word) ? word : word.replace(joints, ZERO_WIDTH_SPACE)))
    .join('')

/**
 * Returns a mail in which only our own buttons are links: any other text, names included, may come from a stranger.
 * Figures of our own are left unchanged.
 */
export function withoutForeignLinks({ blocks, ...head }: MailContent): MailContent {
  const ours = (block: MailBlock) => block.kind === 'figures' && block.isOurs
  const safe = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, part) =>
      typeof part === 'string' && key !== 'url' && key !== 'settingsUrl' ? unlinked(part) : part,
    )
  return mailContent.parse({
    ...safe(head),
    blocks: blocks.map(block => (ours(block) ? block : safe(block))),
  })
}

/**
 * Renders a mail as HTML and as plain text, with all content escaped.
 * @param seller business named in the footer; the placeholders of `brand` by default
 */
export async function renderMail(given: MailContent, seller?: Seller) {
  const content = withoutForeignLinks(given)
  const document = h(
    Html,
    { lang: 'it' },
    // Without a viewport, some mail programs lay out for a desktop and shrink the mail.
    h(Head, null, h('meta', { name: 'viewport', content: 'width=device-width' })),
    h(Preview, null, content.preheader),
    h(
      Body,
      { style: style.body },
      h(
        Container,
        { style: style.container },
        h(Text, { style: style.brand }, brand.name),
        ...content.blocks.map((block, index) => h(Section, { key: index }, renderedBlock(block))),
        h(Hr, { style: { borderColor: '#e6e3dc', margin: '24px 0 16px' } }),
        h(Text, { style: style.footer }, `${brand.name} · ${brand.contact.email}`),
        h(Text, { style: style.footer }, particularsOf(seller).join(' · ')),
        ...optOutLinks(content.optOut).map(({ label, url }) =>
          h(Text, { key: url, style: style.footer }, h(Link, { href: url, style: style.footerLink }, label)),
        ),
      ),
    ),
  )
  return { html: await render(document), text: plainTextOf(content, seller) }
}
