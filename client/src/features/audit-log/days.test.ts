import { expect, test } from 'vitest'
import { type ListedAct, wordsOfAct } from './act-words.ts'
import { daysOf } from './days.ts'

const act = (facts: Partial<ListedAct>): ListedAct => ({
  id: '1',
  actorId: '2',
  actorName: 'Giulia Ferri',
  actorNameThen: null,
  action: 'project.status',
  detail: {},
  createdAt: '2026-11-22T10:00:00.000Z',
  project: null,
  member: null,
  lead: null,
  ...facts,
})

test('acts stand under their Italian day', () => {
  // Half past eleven at night in London is the next day in Rome.
  const moments = ['2026-11-22T23:30:00.000Z', '2026-11-22T22:30:00.000Z', '2026-11-20T08:00:00.000Z']
  const days = daysOf(moments.map(createdAt => act({ createdAt })))
  expect(days.map(({ day, acts }) => [day, acts.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 1],
    ['2026-11-20', 1],
  ])
})

test.each([
  [
    { action: 'project.status', detail: { from: 'briefing', to: 'in-review' } },
    'Stato cambiato: da Brief Ricevuto a Da Revisionare',
  ],
  [
    { action: 'project.deadline', detail: { from: null, to: '2026-12-01' } },
    'Scadenza cambiata: da nessuna al 1º dicembre 2026',
  ],
  [{ action: 'payment.paid', detail: { totalCents: 57340 } }, 'Pagamento ricevuto: 573,40 €'],
  [{ action: 'project.removed', detail: { title: 'Lo spot' } }, 'Progetto eliminato: Lo spot'],
  [{ action: 'member.added', detail: { role: 'Video Editor' } }, 'Membro aggiunto: Video Editor'],
  [{ action: 'session.began', detail: {} }, 'Accesso'],
] satisfies [Partial<ListedAct>, string][])('%j reads well', (facts, words) => {
  expect(wordsOfAct(act(facts)).replaceAll(/\s/g, ' ')).toBe(words)
})
