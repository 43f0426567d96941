import { expect, test } from 'vitest'
import { type AuditEvent, describeAuditEvent, groupByDay } from './audit-events.ts'

const auditEvent = (facts: Partial<AuditEvent>): AuditEvent => ({
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

test('groups events by their day in Rome', () => {
  // 23:30 in London is the next day in Rome.
  const moments = ['2026-11-22T23:30:00.000Z', '2026-11-22T22:30:00.000Z', '2026-11-20T08:00:00.000Z']
  const days = groupByDay(moments.map(createdAt => auditEvent({ createdAt })))
  expect([...days].map(([day, events]) => [day, events.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 1],
    ['2026-11-20', 1],
  ])
})

test.each<[action: AuditEvent['action'], detail: AuditEvent['detail'], text: string]>([
  [
    'project.status',
    { from: 'briefing', to: 'in-review' },
    'Stato cambiato: da Brief Ricevuto a Da Revisionare',
  ],
  ['project.deadline', { from: null, to: '2026-12-01' }, 'Scadenza cambiata: da nessuna al 1º dicembre 2026'],
  [
    'project.phase',
    { kind: 'editing', from: null, to: { startsOn: '2026-12-04', endsOn: '2026-12-08' } },
    'Pianificazione cambiata: Montaggio, 4–8 dicembre',
  ],
  [
    'project.phase',
    { kind: 'shooting', from: {}, to: null },
    'Pianificazione cambiata: Riprese, fase tolta dal piano',
  ],
  ['payment.paid', { totalCents: 57340 }, 'Pagamento ricevuto: 573,40 €'],
  ['project.removed', { title: 'Lo spot' }, 'Progetto eliminato: Lo spot'],
  ['member.added', { role: 'Video Editor' }, 'Membro aggiunto: Video Editor'],
  ['session.began', {}, 'Accesso'],
])('describes %s with %j', (action, detail, text) => {
  expect(describeAuditEvent(auditEvent({ action, detail })).replaceAll(/\s/g, ' ')).toBe(text)
})
