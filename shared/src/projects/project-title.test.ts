import { expect, test } from 'vitest'
import { emptyBrief } from '../briefing/brief/brief.ts'
import { titleAfterStep, titleOfBrief } from './project-title.ts'

const product = { ...emptyBrief, kind: 'product' } as const
const long = 'il nostro pane è fresco ogni mattina perché lo impastiamo di notte, con calma'

test.each([
  [emptyBrief, 'Acme', null],
  [product, null, 'Video prodotto'],
  [product, 'Acme', 'Video prodotto per Acme'],
  [{ ...product, company: 'Officine Rossi' }, 'Acme', 'Video prodotto per Officine Rossi'],
  [{ ...product, message: ' Il pane è\nfresco. ' }, null, 'Video prodotto: Il pane è fresco'],
  [{ ...product, message: 'Il pane è fresco' }, 'Acme', 'Video prodotto per Acme'],
  [
    { ...product, message: long },
    null,
    'Video prodotto: il nostro pane è fresco ogni mattina perché lo impastiamo…',
  ],
  [{ ...product, company: 'A'.repeat(80) }, null, `Video prodotto per ${'A'.repeat(60)}…`],
  [{ ...emptyBrief, kind: 'hotel' as const }, 'Hotel Bellavista', 'Video turistico per Hotel Bellavista'],
])('%j of the company %s is called %s', (brief, company, title) => {
  expect(titleOfBrief(brief, company)).toBe(title)
})

test.each([
  ['Nuovo Progetto', emptyBrief, product, 'Video prodotto'],
  ['Il Mio Progetto Video', emptyBrief, product, 'Video prodotto'],
  ['Nuovo Progetto', product, product, 'Video prodotto'],
  ['Nuovo Progetto', emptyBrief, emptyBrief, null],
  ['Video prodotto', product, { ...product, company: 'Acme' }, 'Video prodotto per Acme'],
  ['Video prodotto', product, product, null],
  ['Il lancio di maggio', emptyBrief, product, null],
  ['Il lancio di maggio', product, { ...product, company: 'Acme' }, null],
])('a project called %s goes from %j to %j as %s', (title, before, after, expected) => {
  expect(titleAfterStep(title, { before, after, company: null })).toBe(expected)
})
