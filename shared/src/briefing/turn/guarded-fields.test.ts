import { describe, expect, test } from 'vitest'
import { assistantTexts } from '../../messages/it/briefing.ts'
import type { Brief } from '../brief/brief.ts'
import type { WordPlace } from '../brief/word-places.ts'
import { pendingDoubt } from '../reading/doubts.ts'
import { at, heard, recap, say } from './test-states.ts'

describe('what names a field and is not understood is kept, and asked about', () => {
  test.each<[string, WordPlace]>([
    ['il messaggio lo vorrei un po’ più corto', 'message'],
    ['nel pubblico ci sarebbero pure altre categorie', 'audience'],
    ['sul tono avrei qualche perplessità ancora', 'tone'],
  ])('%s', (text, field) => {
    const { state, reply } = say(at(null, recap), text)
    expect(state.brief).toEqual({ ...at(null, recap).brief, notes: [text] })
    expect(pendingDoubt(state)).toMatchObject({ words: text, from: 'notes', to: [field, 'notes'] })
    expect(reply).not.toContain(assistantTexts.alreadySo)
  })

  test.each([
    'il tono va bene così',
    'abbiamo un’azienda di famiglia con trenta dipendenti',
    'mi hai cancellato il messaggio',
  ])('but not %s', text => {
    expect(pendingDoubt(say(at(null, recap), text).state)).toBeUndefined()
  })

  test('a yes puts it there without the name of the field, in the place of what stood there', () => {
    const { state } = say(at(null, recap), 'il messaggio lo vorrei un po’ più corto')
    expect(heard(state, 'sì')).toMatchObject({
      message: 'lo vorrei un po’ più corto',
      notes: [],
    })
    expect(heard(state, 'è solo una nota')).toMatchObject({ message: 'siamo affidabili' })
  })

  test('what is denied of a length or a day is not said to be written like that', () => {
    const { state, reply } = say(at(null, recap), 'la durata non va bene, non è un minuto')
    expect(reply).not.toContain(assistantTexts.alreadySo)
    expect(state.brief.notes).toHaveLength(1)
  })
})

describe('what a client has set by hand', () => {
  const byTalk = { ...at(null, recap), sources: { tone: { turnId: '1', words: 'caldo' } } }

  test.each<[string, Partial<Brief>]>([
    ['si gira a Lodi', { place: 'a Lodi' }],
    ['il luogo è il capannone di Prato', { place: 'il capannone di Prato' }],
    ['anzi no, nel capannone di Prato, in video mia moglie', { people: 'mia moglie' }],
    ['anzi, lo guardano i fornitori', { audience: 'i fornitori' }],
    ['il pubblico sono i fornitori', { audience: 'i fornitori' }],
  ])('gives way to what names it: %s', (text, expected) => {
    expect(heard(byTalk, text)).toMatchObject(expected)
  })

  test.each([
    'Il catalogo lo mandiamo ai fornitori del nord',
    'Un saluto a tutti i nostri fornitori',
    'siamo contenti che sia così semplice',
    'giriamo spesso con mio fratello che spiega',
  ])('stays whatever else is said: %s', text => {
    const { audience, message, tone, place, people } = heard(byTalk, text)
    expect({ audience, message, tone, place, people }).toEqual({
      audience: 'i clienti',
      message: 'siamo affidabili',
      tone: 'caldo',
      place: 'in officina',
      people: 'io',
    })
  })
})
