import { expect, test } from 'vitest'
import type { Brief, Slot } from '../brief/brief.ts'
import { at, heard, recap } from '../turn/test-states.ts'

const point = 'siamo affidabili'

test.each<[Partial<Brief>, string, Partial<Brief>]>([
  [{}, 'il pubblico l’hai tagliato: famiglie, anche straniere', { audience: 'famiglie, anche straniere' }],
  [{}, 'il tono me l’hai cambiato, è ironico', { tone: 'ironico' }],
  [{}, 'il messaggio togli "è una nota", è solo che ci siamo', { message: 'che ci siamo' }],
  [{}, 'il messaggio me l’ha suggerito mia figlia: siamo onesti', { message: 'siamo onesti' }],
  [{}, 'il messaggio l’ho scritto io', {}],
  [{}, 'il tono me l’hai cambiato', { notes: ['il tono me l’hai cambiato'] }],
  [{ company: 'Poggio' }, 'il nome è tutto intero, Poggio alle Lodole', { company: 'Poggio alle Lodole' }],
  [{}, 'l’azienda va scritta per intero: Rossi e figli srl', { company: 'Rossi e figli srl' }],
  // What is said besides adds to what stands.
  [{}, 'il pubblico non sono solo i clienti: anche chi passa', { audience: 'i clienti; anche chi passa' }],
  [{}, 'Solo una correzione: il pubblico comprende anche i soci', { audience: 'i clienti; anche i soci' }],
  [{}, 'il tono non è solo caldo ma anche ironico', { tone: 'caldo; anche ironico' }],
  [{}, 'il pubblico non sono i clienti ma i soci', { audience: 'i soci' }],
  [{}, 'il pubblico va bene, ma aggiungi i turisti', { audience: 'i clienti; i turisti' }],
  [{}, 'in video ci siamo anche io e mia moglie', { people: 'io e mia moglie' }],
  [{ audience: 'i soci, anche stranieri' }, 'aggiungi anche stranieri al pubblico', {}],
  [{}, 'er posto è la palestra ar Quarticciolo', { place: 'la palestra ar Quarticciolo' }],
  // Where something belongs, and where it does not.
  [{}, 'la bici del sabato è per il messaggio, aggiungilo lì', { message: `${point}; la bici del sabato` }],
  [
    { notes: ['dal 1960 facciamo il pane', 'altro'] },
    'il pane dal 1960 va nel messaggio',
    { message: `${point}; dal 1960 facciamo il pane`, notes: ['altro'] },
  ],
  [{}, 'il prezzo non va nel messaggio', { notes: ['il prezzo non va nel messaggio'] }],
  [
    { audience: 'gli sponsor, e lo mettiamo pure sulla pagina fb' },
    'la parte sulla pagina facebook non è il pubblico, toglila da lì',
    { audience: 'gli sponsor' },
  ],
  // Who is seen.
  [{}, 'ah metti che chi compare siamo io Teo e Samira', { people: 'io Teo e Samira' }],
  [{}, 'in video ghe xe Denis e la Marisa', { people: 'Denis e la Marisa' }],
  [{}, 'nel video con i clienti ci saranno anche i loro cani', { people: 'io; i loro cani' }],
  [
    {},
    'in video i musicisti li nominiamo dopo',
    { people: 'i musicisti', notes: ['in video i musicisti li nominiamo dopo'] },
  ],
  [{ people: null }, 'in video c’è solo lei', { people: null }],
])('with %j in the recap: %s', (before, text, { notes, ...expected }) => {
  const brief = heard(at(null, { ...recap, ...before }), text)
  expect(brief).toMatchObject({ ...recap, ...before, notes: notes ?? brief.notes, ...expected })
})

test.each<[Slot, Partial<Brief>, string, Partial<Brief>]>([
  ['message', {}, 'glielo avevo già detto: che siamo forti', { message: 'che siamo forti' }],
  ['message', {}, 'come le dicevo prima: siamo forti', { message: 'siamo forti' }],
  ['audience', {}, 'ripeto: le famiglie', { audience: 'le famiglie' }],
  ['message', {}, 'È una nota! Il messaggio è che siamo forti', { message: 'che siamo forti' }],
  [
    'duration',
    { message: null },
    'Il messaggio non me lo deve proporre, gliel’ho detto io: siamo forti. Un minuto',
    { message: 'siamo forti', durationSeconds: 60 },
  ],
  // Beside a kind that is put right the answer is as long as it is without.
  [
    'audience',
    {},
    'non è un reel, è un video di prodotto. Lo guardano donne che arredano, anche straniere, e chi fa un regalo',
    { kind: 'product', audience: 'donne che arredano, anche straniere, e chi fa un regalo' },
  ],
  [
    'message',
    { kind: 'explainer' },
    'no guardi non è un cartone. Il messaggio è che le api sono buone, pungono solo se hanno paura',
    { kind: null, message: 'che le api sono buone, pungono solo se hanno paura' },
  ],
])('while %s is asked, with %j: %s', (asked, brief, text, expected) => {
  expect(heard(at(asked, { kind: 'social-reels', ...brief }), text)).toMatchObject(expected)
})
