import { describe, expect, test } from 'vitest'
import { assistantTexts, inviteTexts } from '../../messages/it/briefing.ts'
import type { Brief, Invitable } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { pendingDoubt } from '../reading/doubts.ts'
import { openBriefing } from './conversation.ts'
import { correct } from './correction.ts'
import { readState } from './stored-state.ts'
import { at, heard, say, settled } from './test-states.ts'

const open: Partial<Brief> = { ...settled, deadline: null }
const closing = (brief: Partial<Brief> = {}) =>
  say(at('deadline', { ...open, ...brief }), 'entro il 1 aprile')
const named = (...fields: Invitable[]) =>
  assistantTexts.invitation(fields.map(field => inviteTexts[field]).join(', '))

describe('what was not said can be told at the end, where it makes sense', () => {
  const cases: [Partial<Brief>, Invitable[]][] = [
    [{}, ['place', 'people', 'goal', 'company']],
    [{ company: 'Rossi', place: 'Como' }, ['people', 'goal']],
    [{ kind: 'explainer' }, ['goal', 'company']],
    [{ kind: 'app-demo', goal: 'vendere' }, ['company']],
    [{ declined: ['shooting'] }, ['goal', 'company']],
    [{ declined: ['shooting'], extras: ['supplied-footage'] }, ['people', 'goal', 'company']],
    [{ extras: ['supplied-footage'] }, ['people', 'goal', 'company']],
    [{ extras: ['supplied-footage', 'shooting'] }, ['place', 'people', 'goal', 'company']],
  ]
  test.each(cases)('%j: %j', (brief, fields) => {
    const { state, reply } = closing(brief)
    expect(state).toMatchObject({ asked: null, invited: fields })
    expect(reply).toContain(named(...fields))
  })

  test('where notes were taken it may stand there', () => {
    const { reply } = closing({ company: 'Rossi', place: 'Como', notes: ['in video ci sarei io'] })
    expect(reply).toContain(
      assistantTexts.invitationBesideNotes([inviteTexts.people, inviteTexts.goal].join(', ')),
    )
  })

  test('nothing is asked where nothing is left', () => {
    const { reply } = closing({ company: 'Rossi', place: 'Como', people: 'io', goal: 'vendere' })
    expect(reply).toBe(assistantTexts.done)
  })
})

test('it is asked once, after an undo too, and the brief is complete before', () => {
  const { state } = closing()
  const again = say(say(state, 'ho sbagliato').state, 'entro il 2 aprile')
  expect(again.state.asked).toBeNull()
  expect(again.reply).not.toContain(inviteTexts.people)
  expect(say(state, 'tono ironico').reply).not.toContain(inviteTexts.people)
})

test('a brief that is completed by a correction is asked, too', () => {
  const { reply } = correct(at('deadline', open), { field: 'deadline', value: '2026-04-01' })
  expect(reply).toContain(named('place', 'people', 'goal', 'company'))
})

test('who was done before is not asked', () => {
  const { invited: _, ...stored } = at(null, settled)
  expect(readState(stored).invited).toEqual([])
  expect(readState({ ...stored, asked: 'tone' }).invited).toBeNull()
})

describe('each clause of the answer is filed by what it says', () => {
  const cases: [string, Partial<Pick<Brief, Invitable>>][] = [
    [
      'In officina a Cantù, compare il titolare, serve a trovare apprendisti, Molteni Infissi',
      { place: 'In officina a Cantù', people: 'il titolare', goal: 'trovare apprendisti' },
    ],
    ['da noi, in via Roma', { place: 'da noi, in via Roma' }],
    ['siamo la Molteni Infissi', { company: 'Molteni Infissi' }],
    ['Molteni Infissi', { company: 'Molteni Infissi' }],
    ['io e mio fratello', { people: 'io e mio fratello' }],
    [
      'luogo: Lecco. persone: i due titolari. azienda: Molteni',
      { place: 'Lecco', people: 'i due titolari', company: 'Molteni' },
    ],
    ['trovare nuovi clienti, si gira a Lecco', { goal: 'trovare nuovi clienti', place: 'a Lecco' }],
    ['a noi basta così', { place: null, people: null, goal: null, company: null }],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(heard(closing().state, text)).toMatchObject(expected)
  })

  test('what shows by nothing what it is, is asked about', () => {
    const { state, reply } = say(closing({ goal: 'vendere' }).state, 'tintoria fabbri di faenza')
    expect(pendingDoubt(state)).toMatchObject({ from: 'notes', to: ['place', 'people', 'company', 'notes'] })
    expect(reply).toContain('«tintoria fabbri di faenza»: che cos’è?')
    expect(heard(state, "è l'azienda").company).toBe('tintoria fabbri di faenza')
  })

  test('but only as the answer to it', () => {
    const later: BriefingState = say(closing().state, 'tono ironico').state
    expect(heard(later, 'Molteni Infissi').company).toBeNull()
    expect(heard({ ...openBriefing().state }, 'io e mio fratello').people).toBeNull()
  })
})
