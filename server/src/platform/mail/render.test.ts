import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/document'
import { companyParticulars } from 'shared/messages/it/company-particulars'
import { expect, test } from 'vitest'
import {
  button,
  comparison,
  composeMail,
  entries,
  figures,
  list,
  ownFigures,
  personalise,
  quotation,
  sheet,
  subheading,
  text,
} from './mail.ts'
import { renderMail, unlinked, withoutForeignLinks } from './render.ts'

const mail = composeMail({
  subject: 'Prova',
  preheader: 'Una prova',
  name: '<b>Ada</b>',
  blocks: [
    text('Riga <script>alert(1)</script>'),
    quotation('prima\nseconda'),
    figures([['Totale', '470 €']]),
    subheading('Scene'),
    sheet('Una riga.\nUn’altra <i>riga</i>.'),
    list(['uno', 'uno']),
    comparison(['Prima', 'Dopo'], [['Parole', '120', '98']]),
    entries([{ title: 'Scena 1', lines: [['Si sente', 'Ciao <u>a te</u>']] }]),
    button('Apri', 'https://video.example/x#token'),
  ],
})

test('text of users is escaped in a mail', async () => {
  const { html } = await renderMail(mail)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>Ada')
  expect(html).toContain('&lt;b&gt;Ada')
  expect(html).not.toContain('<i>riga')
  expect(html).not.toContain('<u>a te')
})

test('both formats say the same, links included', async () => {
  const { html, text: plain } = await renderMail(mail)
  for (const words of [
    '470 €',
    'https://video.example/x#token',
    'Apri',
    'seconda',
    'Scene',
    'Una riga.',
    'Scena 1',
    'Si sente',
    '120',
    '98',
  ]) {
    expect(html).toContain(words)
    expect(plain).toContain(words)
  }
  expect(plain).toContain('> prima\n> seconda')
  expect(plain).toContain('Parole: prima 120, dopo 98')
  expect(plain).toContain('Scena 1\n  Si sente: Ciao')
})

test('the footer names the invoicing business, if one is configured', async () => {
  const seller: Seller = {
    name: 'Video Colombo S.r.l.',
    vatNumber: '12345678903',
    taxRegime: 'RF01',
    street: 'Via Tortona 1',
    postalCode: '20144',
    city: 'Milano',
    province: 'MI',
    pec: 'colombo@pec.example',
  }
  const forms = await renderMail(mail, seller)
  for (const form of [forms.html, forms.text]) {
    expect(form).toContain('P. IVA 12345678903')
    expect(form).toContain('Via Tortona 1, 20144 Milano (MI)')
    expect(form).not.toContain(brand.legal.vatNumber)
  }
})

test('a mail adapts to the width of its screen and breaks long words', async () => {
  const { html } = await renderMail(mail)
  expect(html).toMatch(/<meta [^>]*width=device-width/)
  expect(html).toContain('overflow-wrap:anywhere')
})

test('every mail greets by first name and ends with the particulars of the company', async () => {
  const { html, text: plain } = await renderMail(
    composeMail({ subject: 'x', preheader: 'x', name: 'Ada Maria Rossi', blocks: [text('y')] }),
  )
  for (const form of [html.replace(/&#x27;/g, "'"), plain]) {
    expect(form).toContain('Ciao Ada,')
    for (const part of companyParticulars) expect(form).toContain(part)
  }
})

test('a mail to several users greets each of them', () => {
  const many = composeMail({ subject: 'x', preheader: 'x', blocks: [text('y')] })
  expect(personalise(many, 'Bruno Conti').blocks).toEqual(
    composeMail({ subject: 'x', preheader: 'x', name: 'Bruno', blocks: [text('y')] }).blocks,
  )
})

test('an optional mail has its unsubscribe link in both formats, others have none', async () => {
  const optOut = { url: 'https://video.example/unsubscribe?token=x', settingsUrl: 'https://video.example/p' }
  const plain = await renderMail(mail)
  const { html, text: words } = await renderMail({ ...mail, optOut })
  for (const form of [html, words]) for (const url of Object.values(optOut)) expect(form).toContain(url)
  expect(plain.html + plain.text).not.toContain('Scegli che cosa ricevere')
})

const shown = (text: string): string => text.replaceAll('\u200B', '|')

test.each([
  ['https://truffa.example/premio', 'https:|//truffa|.example/premio'],
  ['vai su www.truffa.example/x?y=1.', 'vai su www|.truffa|.example/x?y=1.'],
  ['truffa.example', 'truffa|.example'],
  ['http://192.0.2.1/x', 'http:|//192.0.2.1/x'],
  ['(truffa.example/@ada)', '(truffa|.example/@ada)'],
  ['http://ada@truffa.example', 'http:|//ada@truffa|.example'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ/../x', 'https:|//youtu|.be/aqz-KE-bpKQ/../x'],
  ['https://docs.google.com/forms/x', 'https:|//docs|.google|.com/forms/x'],
  ['javascript://truffa', 'javascript:|//truffa'],
  ['perché.it', 'perché|.it'],
  ['ada@example.com', 'ada@example.com'],
  ['Scrivi a <ada.neri@example.com>, grazie.', 'Scrivi a <ada.neri@example.com>, grazie.'],
  ['Costa 1.220,50 €. Va bene?', 'Costa 1.220,50 €. Va bene?'],
  ['Prima\n\n  seconda', 'Prima\n\n  seconda'],
  ['Caffè Bellini S.r.l., P.IVA 02342520158', 'Caffè Bellini S.r.l., P.IVA 02342520158'],
  ['«sede.finale.mov» e logo.pdf.', '«sede.finale.mov» e logo.pdf.'],
  ['www.truffa.zip', 'www|.truffa|.zip'],
  ['truffa.example/a.pdf', 'truffa|.example/a|.pdf'],
])('%j becomes %j', (text, expected) => {
  expect(shown(unlinked(text))).toBe(expected)
})

test('no link of a visitor is clickable in either format; ours are', async () => {
  const link = 'https://truffa.example/premio'
  const { html, text } = await renderMail(
    composeMail({
      subject: 'Prova',
      preheader: `Vai su ${link}`,
      name: `Ada, apri ${link}`,
      blocks: [
        quotation(`Hai vinto: ${link}`),
        figures([['Sito', link]]),
        button(`Apri ${link}`, 'https://video.example/x#token'),
      ],
    }),
  )
  for (const form of [html, text]) {
    expect(form).not.toMatch(/https?:\/\/truffa|truffa\.example/)
    expect(form).toContain('https://video.example/x#token')
  }
})

test('our own figures are copied from a mail unchanged', () => {
  const rows: [string, string][] = [['Intestatario', 'Primopiano S.r.l.']]
  const { blocks } = withoutForeignLinks(
    composeMail({ subject: 's', preheader: 'p', blocks: [ownFigures(rows)] }),
  )
  expect(blocks).toContainEqual({ kind: 'figures', isOurs: true, rows })
})
