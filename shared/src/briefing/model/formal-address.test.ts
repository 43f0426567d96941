import { expect, test } from 'vitest'
import { assistantTexts, questionTexts } from '../../messages/it/briefing.ts'
import { isFormal } from './formal-address.ts'

test.each([
  'Lei desidera un video corporate. Per chi è?',
  'Capito, Lei cerca un reel.',
  'Le confermo i due minuti.',
  'Perfetto, le serve anche la musica?',
  'Che tipo di video Le serve?',
  'Un minuto le va bene?',
  'Mi dica pure: che tono ha in mente?',
  'Ci faccia sapere per quando è.',
  'La ringrazio. A chi parla il video?',
  'Raccontiamo la Sua azienda. A chi parla il video?',
  'Che tono preferisce?',
  'Bene, desidera anche i sottotitoli?',
  'Vuole una voce narrante?',
  'Può dirmi chi lo guarderà?',
  'Scelga pure con calma.',
  'Non le serve altro?',
])('says Lei: %s', text => {
  expect(isFormal(text)).toBe(true)
})

test.each([
  'Un video per il Forno Rossi. Che tono immagini?',
  'Le riprese in sede e le foto dei vostri clienti. Ti va bene?',
  'Le foto te le chiedo dopo, e la voce la registriamo noi.',
  'Mario racconta la sua azienda e i suoi clienti. Dove si gira?',
  'Parla lei in camera, la fondatrice. La sposa e lei?',
  'Un tono che ci dica chi siete, e che mi permetta di sorridere. Va bene?',
  'Si gira a La Spezia, all’agriturismo Le Querce. Chi compare?',
  'Lei è la protagonista del video. Che cosa deve restare in testa?',
  'Il pubblico che preferisce il pane fresco. Quanto dovrebbe durare?',
  'Che cosa vuole sentire chi guarda?',
  'Per la vetrina che formato ci vuole?',
  'Chi desidera un mutuo. Che tono immagini?',
  'Segnato: «Le serve un tetto? Mi dica quando». Che tono preferisci?',
  'Che cosa avete già? Logo, foto, filmati…',
  'Mi confermi che dura un minuto? E mi racconti chi lo guarda?',
])('says tu, voi or speaks of others: %s', text => {
  expect(isFormal(text)).toBe(false)
})

test('our own questions say tu and voi', () => {
  const ours = [
    ...Object.values(questionTexts).flatMap(({ ask, again, meaning, advice }) => [
      ...ask,
      again,
      meaning,
      advice,
    ]),
    ...Object.values(assistantTexts).filter(text => typeof text === 'string'),
  ]
  expect(ours.filter(isFormal)).toEqual([])
})
