import { expect, test } from 'vitest'
import { channelsOf, goalOf } from '../video-goals/video-goal.ts'
import { auditReport } from './audit-report.ts'
import { readAudit } from './read-audit.ts'
import { auditSectionCodes } from './section-codes.ts'

test.each([
  ['Vogliamo presentare la nostra azienda ai clienti esteri', 'present-company'],
  ['Spiegare come funziona il nostro software', 'explain-service'],
  ['Lanciare il nuovo prodotto sul sito', 'sell-product'],
  ['Trovare persone da assumere in officina', 'recruit'],
  ['Il racconto della fiera di settembre', 'event'],
  ['Il nostro hotel sul lago', 'tourism'],
  ['La testimonianza di un cliente', 'testimonial'],
  ['Un corso sulla sicurezza sul lavoro', 'train'],
  ['Un bel filmato', 'unknown'],
  ['', 'unknown'],
])('%j is for: %s', (description, goal) => {
  expect(goalOf(description)).toBe(goal)
})

test.each([
  ['per il sito e per LinkedIn', ['website', 'linkedin']],
  ['reel su Instagram e uno schermo in fiera', ['instagram', 'stand']],
  ['da mandare via WhatsApp', ['direct']],
  ['sitologia', []],
])('%j is shown on %j', (description, channels) => {
  expect(channelsOf(description)).toEqual(channels)
})

const read = (description: string, videoUrl: string | null) =>
  readAudit({ company: 'Rossi', description, videoUrl })

test('every report has all sections, none of them watched or empty', () => {
  for (const description of ['', 'Presentare il nostro hotel su Instagram e sul sito', 'Vendere in fiera']) {
    for (const link of [null, 'https://youtu.be/aqz-KE-bpKQ']) {
      const report = auditReport.parse(read(description, link))
      expect(report.sections.map(section => section.code)).toEqual(auditSectionCodes)
      for (const { finding, advice, unseen, state } of report.sections) {
        expect([finding, advice, unseen].every(text => text.trim().length > 5)).toBe(true)
        expect(state).toBe('to-watch')
      }
    }
  }
})

test('the link is described as what it is', () => {
  expect(read('', 'https://drive.google.com/file/d/1A2b/view').link).toMatch(
    /controlla che il link sia condiviso/,
  )
  expect(read('', 'https://youtu.be/aqz-KE-bpKQ').link).toMatch(/YouTube/)
  expect(read('', null).link).toMatch(/Rispondi a questa email/)
})
