import { Body, Container, Head, Hr, Html, Preview, render, Section, Text } from '@react-email/components'
import { createElement as h } from 'react'
import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/seller'
import { particularsOf } from 'shared/messages/it/company-particulars'
import type { MailContent } from './mail.ts'
import { style } from './mail-style.ts'
import { plainTextOf } from './plain-text.ts'
import { renderedBlock } from './render-block.ts'
import { withoutForeignLinks } from './unlinked.ts'

/**
 * Renders a mail as HTML and as plain text. Everything in it is text: nothing is read as markup.
 * @param seller the business named in the footer; without one, the placeholders of `brand`
 */
export async function renderMail(
  given: MailContent,
  seller?: Seller,
): Promise<{ html: string; text: string }> {
  const content = withoutForeignLinks(given)
  const document = h(
    Html,
    { lang: 'it' },
    // Programs that render a mail as a page would lay it out for a desk, and shrink it.
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
      ),
    ),
  )
  return { html: await render(document), text: plainTextOf(content, seller) }
}
