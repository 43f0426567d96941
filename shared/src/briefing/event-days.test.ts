import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../messages/it/briefing.ts'
import type { Brief, Slot } from './brief.ts'
import { at, corporate, heard, say, settled } from './test-states.ts'

describe('the days of something else set no date', () => {
  const cases: [Slot | null, string, string | null][] = [
    ['message', 'che vale la pena venire anche solo per un giorno', null],
    ['kind', 'ci serve il video della sagra che si fa dal 24 al 26 luglio', null],
    ['deadline', 'la sagra si fa il 26 luglio', null],
    ['deadline', 'dal 20 al 24 aprile', '2026-04-24'],
    ['deadline', 'si fa entro il 26 luglio', '2026-07-26'],
    ['extras', 'le riprese fatele voi, ad aprile nel mio laboratorio', null],
    ['deadline', 'le riprese il 4 aprile. Per il 20 aprile', '2026-04-20'],
    ['kind', 'un reel per il lancio della collezione estate', null],
    ['deadline', 'non è il 9 maggio', null],
    ['kind', 'un reel per san valentino, no scherzo, per la festa della mamma', '2026-05-10'],
    ['extras', 'mi deve arrivare una settimana prima della festa della mamma', '2026-05-03'],
  ]
  test.each(cases)('%s: %s', (asked, text, day) => {
    const { deadline, notes } = heard(at(asked, asked === 'kind' ? {} : corporate), text)
    expect(deadline).toBe(day)
    expect(notes).not.toContain('estate')
  })

  test('a date that is denied is asked for again, and another one replaces it', () => {
    const brief = { ...settled, deadline: '2026-07-26' }
    const denied = say(at(null, brief), 'la consegna non è il 26, quello è il giorno della sagra')
    expect(denied.state).toMatchObject({ asked: 'deadline', brief: { deadline: null } })
    expect(heard(at(null, brief), 'la consegna non è il 26, è il 20 luglio').deadline).toBe('2026-07-20')
    expect(heard(at(null, brief), 'la consegna non è il 25').deadline).toBe('2026-07-26')
  })
})

describe('a hurry is one of the video', () => {
  const cases: [Slot, string, boolean][] = [
    ['audience', 'chi ha bisogno di un idraulico subito', false],
    ['kind', 'un reel dove si vede che arrivo subito', false],
    ['deadline', 'prima di maggio. quando pago? tutto subito?', false],
    ['deadline', 'subito', true],
    ['kind', 'un reel, mi serve subito', true],
  ]
  test.each(cases)('%s: %s', (asked, text, isSoon) => {
    expect(say(at(asked, corporate), text).reply.includes(assistantTexts.soon)).toBe(isSoon)
  })
})

describe('a length is heard at any question', () => {
  const cases: [Slot, string, Partial<Brief>][] = [
    ['duration', 'un minuto e venti più o meno', { durationSeconds: 80 }],
    ['tone', 'Caldo. Vorremmo il drone sulle vigne e circa 3 minuti', { durationSeconds: 180 }],
    ['tone', 'Caldo. La pizza è pronta in circa 3 minuti', { durationSeconds: null }],
    ['tone', 'elegante. 40 secondi in loop, senza audio', { durationSeconds: 40 }],
    ['audience', 'gente di qui. va bene sui 30 secondi', { durationSeconds: 30, audience: 'gente di qui' }],
    ['message', 'Siamo puntuali. Per WhatsApp direi 30 secondi', { durationSeconds: 30 }],
  ]
  test.each(cases)('%s: %s', (asked, text, brief) => {
    expect(heard(at(asked, corporate), text)).toMatchObject(brief)
  })
})
