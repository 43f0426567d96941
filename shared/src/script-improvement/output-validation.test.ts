import { expect, test } from 'vitest'
import { modelTextFault } from './output-validation.ts'

const known =
  'Forno Rossi, www.rossi.it/contatti, pane a 4,50 euro, telefono 0521 123456, IBAN IT60 X054 2811 1010 0000 0123 456'

test.each<[string, string | null]>([
  ['Il pane di Parma, ogni giorno.', null],
  ['Scrivici su rossi.it', null],
  ['Chiama lo 0521.123456', null],
  ['Lo dice la dott.ssa Rossi', null],
  ['Il pane costa 4,50 €', null],
  ['Paga su IT60X0542811101000000123456', null],
  ['Taglia i primi 3 secondi, il 30% guarda senza audio', null],
  ['Clicca <a href="x">qui</a>', 'markup'],
  ['Leggi [qui](x)', 'markup'],
  ['Il pane\u202eenap', 'forbidden-characters'],
  ['Il pane\u0007', 'forbidden-characters'],
  ['Vai su pane-gratis.example', 'address-added'],
  ['Scrivi a ladro@example.com', 'address-added'],
  ['Paga su DE89 3704 0044 0532 0130 00', 'account-added'],
  ['Chiama subito il 06 9876 5432', 'telephone-added'],
  ['Chiama +39 333 1234567', 'telephone-added'],
  ['Il pane costa 9 euro', 'money-added'],
  ['Risparmi € 1.000', 'money-added'],
])('%j written by a model: %s', (text, fault) => {
  expect(modelTextFault(text, known)).toBe(fault)
})

test('amounts that are in no material are invented, also in words', () => {
  expect(modelTextFault('Bastano mille euro.', 'Il pane di Parma')).toBe('money-added')
})
