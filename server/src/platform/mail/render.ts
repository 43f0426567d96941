import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components'
import { createElement as h, type ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import type { MailBlock, MailContent } from './mail.ts'

const style = {
  body: {
    backgroundColor: '#f4f2ee',
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 0',
  },
  container: { backgroundColor: '#ffffff', borderRadius: '12px', maxWidth: '560px', padding: '32px' },
  brand: { color: '#0b1026', fontSize: '18px', fontWeight: 700, letterSpacing: '0.02em', margin: '0 0 24px' },
  heading: { color: '#0b1026', fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' },
  text: {
    color: '#2b2f45',
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
  },
  quotation: {
    borderLeft: '3px solid #7c5cff',
    color: '#2b2f45',
    fontSize: '15px',
    lineHeight: '23px',
    margin: '0 0 16px',
    padding: '4px 0 4px 14px',
    whiteSpace: 'pre-line',
  },
  button: {
    backgroundColor: '#5a3fe0',
    borderRadius: '8px',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 22px',
    textDecoration: 'none',
  },
  cell: { borderBottom: '1px solid #e6e3dc', color: '#2b2f45', fontSize: '15px', padding: '8px 0' },
  amount: {
    borderBottom: '1px solid #e6e3dc',
    color: '#0b1026',
    fontSize: '15px',
    fontWeight: 600,
    padding: '8px 0 8px 12px',
    textAlign: 'right',
  },
  footer: { color: '#6b6f80', fontSize: '13px', lineHeight: '20px', margin: 0 },
} as const

/** Turns a mail's content into both of its forms. Everything in it is text: nothing is read as markup. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const document = h(
    Html,
    { lang: 'it' },
    h(Head),
    h(Preview, null, content.preheader),
    h(
      Body,
      { style: style.body },
      h(
        Container,
        { style: style.container },
        h(Text, { style: style.brand }, brand.name),
        ...content.blocks.map((block, index) => h(Section, { key: index }, rendered(block))),
        h(Hr, { style: { borderColor: '#e6e3dc', margin: '24px 0 16px' } }),
        h(Text, { style: style.footer }, `${brand.name} · ${brand.contact.email}`),
      ),
    ),
  )
  return { html: await render(document), text: plainText(content) }
}

function rendered(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return h(Heading, { as: 'h1', style: style.heading }, block.text)
    case 'text':
      return h(Text, { style: style.text }, block.text)
    case 'quotation':
      return h(Text, { style: style.quotation }, block.text)
    case 'list':
      return block.items.map(item =>
        h(Text, { key: item, style: { ...style.text, margin: '0 0 6px' } }, `• ${item}`),
      )
    case 'figures':
      return figures(block.rows)
    case 'button':
      return h(
        Section,
        { style: { margin: '8px 0 20px' } },
        h(Button, { href: block.url, style: style.button }, block.label),
        h(Text, { style: { ...style.footer, marginTop: '10px' } }, block.url),
      )
  }
}

function figures(rows: [string, string][]): ReactNode {
  const line = ([label, value]: [string, string]) =>
    h('tr', { key: label }, h('td', { style: style.cell }, label), h('td', { style: style.amount }, value))
  return h(
    'table',
    { cellPadding: 0, cellSpacing: 0, role: 'presentation', style: { marginBottom: '20px' }, width: '100%' },
    h('tbody', null, rows.map(line)),
  )
}

function plainText({ blocks }: MailContent): string {
  const parts = blocks.map(block => {
    switch (block.kind) {
      case 'list':
        return block.items.map(item => `- ${item}`).join('\n')
      case 'figures':
        return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
      case 'button':
        return `${block.label}:\n${block.url}`
      case 'quotation':
        return block.text.replace(/^/gm, '> ')
      default:
        return block.text
    }
  })
  return `${[...parts, '--', `${brand.name} · ${brand.contact.email}`].join('\n\n')}\n`
}
