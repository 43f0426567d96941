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
  personalise,
  quotation,
  sheet,
  subheading,
  text,
} from './mail.ts'
import { renderMail } from './render.ts'

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

test('what people have typed stays text in the mail', async () => {
  const { html } = await renderMail(mail)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>Ada')
  expect(html).toContain('&lt;b&gt;Ada')
  expect(html).not.toContain('<i>riga')
  expect(html).not.toContain('<u>a te')
})

test('both forms say the same, links included', async () => {
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

test('the footer names the business that invoices, where one is configured', async () => {
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

test('a mail is laid out for the width of its screen, and breaks what is longer', async () => {
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

test('a letter to several people greets each of them', () => {
  const many = composeMail({ subject: 'x', preheader: 'x', blocks: [text('y')] })
  expect(personalise(many, 'Bruno Conti').blocks).toEqual(
    composeMail({ subject: 'x', preheader: 'x', name: 'Bruno', blocks: [text('y')] }).blocks,
  )
})

test('a mail that can be switched off says where, in both forms; no other mail does', async () => {
  const optOut = {
    url: 'https://video.example/unsubscribe?token=x',
    settingsUrl: 'https://video.example/p#y',
  }
  const plain = await renderMail(mail)
  const { html, text: words } = await renderMail({ ...mail, optOut })
  for (const form of [html, words]) for (const url of Object.values(optOut)) expect(form).toContain(url)
  expect(plain.html + plain.text).not.toContain('Scegli che cosa ricevere')
})
