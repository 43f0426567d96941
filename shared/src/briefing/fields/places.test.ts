import { expect, test } from 'vitest'
import type { Slot } from '../brief/brief.ts'
import { at, corporate, heard, settled } from '../turn/test-states.ts'

test.each<[Slot | null, string, string | null]>([
  ['kind', 'una pubblicità da far girare su facebook nella zona', null],
  ['kind', 'un reel da far girare sui social in provincia', null],
  ['kind', 'uno spot da girare in officina', 'in officina'],
  ['extras', 'le riprese in stabilimento a Lumezzane a cura Vostra', 'in stabilimento a Lumezzane'],
  ['materials', 'venite voi a riprende in palestra', 'in palestra'],
  ['extras', 'girate voi nel nostro laboratorio mentre mia sorella dipinge', 'nel nostro laboratorio'],
  [null, 'Si gira in albergo e sui prati dietro', 'in albergo e sui prati dietro'],
  [null, 'La sede è il mio studio in via Emilia a Modena', 'il mio studio in via Emilia a Modena'],
  [null, 'La sede è importante', null],
  [null, 'e er posto è la palestra ar Quarticciolo', 'la palestra ar Quarticciolo'],
  ['extras', 'riprese e drone sui filari', null],
])('%s: %s is filmed at %s', (asked, text, place) => {
  const brief = asked === null ? { ...settled, company: 'Pugni Puliti' } : asked === 'kind' ? {} : corporate
  expect(heard(at(asked, brief), text).place).toBe(place)
})

test.each<[Slot, string, number]>([
  ['kind', 'un video corso diviso in 4 capitoli da 5 minuti l’uno', 1200],
  ['duration', '4 lezioni da 5 minuti l’una', 300],
  ['duration', 'do minuti', 120],
  ['materials', 'ho scritto due minuti e mezzo, tre è il massimo', 150],
])('%s: %s', (asked, text, seconds) => {
  const known = asked === 'materials' ? { ...corporate, durationSeconds: 180 } : corporate
  expect(heard(at(asked, asked === 'kind' ? {} : known), text).durationSeconds).toBe(seconds)
})
