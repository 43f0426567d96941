import { expect, test } from 'vitest'
import { button, composeMail, figures, ownFigures, quotation } from './mail.ts'
import { renderMail, unlinked, withoutForeignLinks } from './render.ts'

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

test('a long text takes a time that grows with its length', () => {
  // Of the processor: what else the machine does does not count. The least of three, for memory is tidied up meanwhile.
  const timeOnce = (text: string) => {
    const began = process.threadCpuUsage()
    unlinked(text)
    const { system, user } = process.threadCpuUsage(began)
    return (system + user) / 1000
  }
  const timeOf = (text: string) => Math.min(timeOnce(text), timeOnce(text), timeOnce(text))
  for (const piece of ['.', 'a', 'a.', '@', 'a@', '<', ' ', '://']) {
    const once = Math.max(timeOf(piece.repeat(20_000)), 5)
    expect(timeOf(piece.repeat(40_000)), piece).toBeLessThan(once * 4)
  }
})

test('no link of a visitor can be followed from a mail, in either form; our own can', async () => {
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

test('figures of our own are copied from a mail as they stand', () => {
  const rows: [string, string][] = [['Intestatario', 'Primopiano S.r.l.']]
  const { blocks } = withoutForeignLinks(
    composeMail({ subject: 's', preheader: 'p', blocks: [ownFigures(rows)] }),
  )
  expect(blocks).toContainEqual({ kind: 'figures', isOurs: true, rows })
})
