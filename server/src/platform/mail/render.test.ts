import { expect, test } from 'vitest'
import { button, figures, letter, quotation, text } from './letter.ts'
import { renderMail } from './render.ts'

const mail = letter({
  subject: 'Prova',
  preheader: 'Una prova',
  name: '<b>Ada</b>',
  blocks: [
    text('Riga <script>alert(1)</script>'),
    quotation('prima\nseconda'),
    figures([['Totale', '470 €']]),
    button('Apri', 'https://video.example/x#token'),
  ],
})

test('what people have typed stays text in the mail', async () => {
  const { html } = await renderMail(mail)
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>Ada')
  expect(html).toContain('&lt;b&gt;Ada')
})

test('both forms say the same, links included', async () => {
  const { html, text: plain } = await renderMail(mail)
  for (const words of ['470 €', 'https://video.example/x#token', 'Apri', 'seconda']) {
    expect(html).toContain(words)
    expect(plain).toContain(words)
  }
  expect(plain).toContain('> prima\n> seconda')
})
