import { Button, Heading, Section, Text } from '@react-email/components'
import { createElement as h, type ReactNode } from 'react'
import type { BlockOf, Figures, MailBlock } from './mail.ts'
import { style } from './mail-style.ts'

/** Renders a block of a mail; its content is escaped. */
export function renderedBlock(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return h(Heading, { as: 'h1', style: style.heading }, block.text)
    case 'subheading':
      return h(Heading, { as: 'h2', style: style.subheading }, block.text)
    case 'text':
      return h(Text, { style: style.text }, block.text)
    case 'quotation':
      return h(Text, { style: style.quotation }, block.text)
    case 'sheet':
      return h(Text, { style: style.sheet }, block.text)
    case 'list':
      return block.items.map((item, at) =>
        h(Text, { key: at, style: { ...style.text, margin: '0 0 6px' } }, `• ${item}`),
      )
    case 'figures':
      return figures(block.rows)
    case 'comparison':
      return comparison(block)
    case 'entries':
      return entries(block.items)
    case 'button':
      return h(
        Section,
        { style: { margin: '8px 0 20px' } },
        h(Button, { href: block.url, style: style.button }, block.label),
        h(Text, { style: { ...style.footer, marginTop: '10px' } }, block.url),
      )
  }
}

function figures(rows: Figures): ReactNode {
  const line = ([label, value]: Figures[number]) =>
    h('tr', { key: label }, h('td', { style: style.cell }, label), h('td', { style: style.amount }, value))
  return h(
    'table',
    { cellPadding: 0, cellSpacing: 0, role: 'presentation', style: { marginBottom: '20px' }, width: '100%' },
    h('tbody', null, rows.map(line)),
  )
}

function comparison({ columns, rows }: BlockOf<'comparison'>): ReactNode {
  const head = columns.map(column => h('th', { key: column, scope: 'col', style: style.column }, column))
  const line = ({ label, values }: (typeof rows)[number]) =>
    h(
      'tr',
      { key: label },
      h('td', { style: style.cell }, label),
      values.map((value, at) => h('td', { key: columns[at], style: style.amount }, value)),
    )
  return h(
    'table',
    { cellPadding: 0, cellSpacing: 0, style: style.table, width: '100%' },
    h('thead', null, h('tr', null, h('td', null), head)),
    h('tbody', null, rows.map(line)),
  )
}

function entries(items: BlockOf<'entries'>['items']): ReactNode {
  const line = ([label, words]: Figures[number], at: number) =>
    h(
      'tr',
      { key: at },
      h('td', { style: style.entryLabel }, label),
      h('td', { style: style.entryText }, words),
    )
  const group = ({ title, lines }: (typeof items)[number], at: number) =>
    h(
      'tbody',
      { key: at },
      h('tr', null, h('th', { colSpan: 2, scope: 'rowgroup', style: style.entryTitle }, title)),
      lines.map(line),
    )
  return h('table', { cellPadding: 0, cellSpacing: 0, style: style.table, width: '100%' }, items.map(group))
}
