import { describe, expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { isItalian, italian } from './italian.ts'

const faults = (path: string, text: string): string[] => italian([sourceFile(path, text)])

describe('Italian is told from code', () => {
  test.each([
    ['Impossibile caricare il profilo'],
    ['Errore nel caricamento del progetto'],
    ['Si è verificato un errore'],
    ['Non hai notifiche al momento'],
    ['Password dimenticata? La puoi cambiare'],
    ['Perche no'],
    ['Ti risponderemo entro 24 ore, non prima di domani'],
  ])('«%s» is Italian', text => {
    expect(isItalian(text)).toBe(true)
  })

  test.each([
    ['The store is in use by another process'],
    ['select id, title from projects where user_id = $1 and status in ($2) order by created_at desc'],
    ['non-null'],
    ['it-IT'],
    ['use strict'],
    ['One sentence per line, no more in a file'],
    ['PORT takes a port number from 0 to 65535.'],
    ['che'],
  ])('«%s» is not', text => {
    expect(isItalian(text)).toBe(false)
  })
})

describe('Italian outside its home', () => {
  test.each([
    [
      'server/src/domain/projects/project.service.ts',
      "throw new Error('Progetto non trovato, riprova con il nome')",
    ],
    ['server/src/platform/mail/layout.ts', 'const hi = `Ciao ${name}, il tuo video`'],
    ['client/src/features/quote/card.tsx', 'const a = <b>Il tuo preventivo</b>'],
    ['client/src/features/quote/card.tsx', 'const a = <b>Salva</b>'],
    ['client/src/features/quote/card.tsx', 'const a = <input aria-label="Cerca nei progetti" />'],
    ['shared/src/pricing/quote.ts', "const label = 'Qualità'"],
  ])('%s: %s', (path, text) => {
    expect(faults(path, text)).toHaveLength(1)
  })

  test.each([
    ['shared/src/messages/it/quote.ts', "export const title = 'Il tuo preventivo'"],
    ['shared/src/catalogue/faq.ts', "export const q = 'Quanto costa la produzione?'"],
    ['shared/src/pricing/base-keywords.ts', "export const k = ['scrittura dei testi']"],
    ['shared/src/pricing/quote.test.ts', "expect(quoteOf('un video con la voce')).toBe(1)"],
    ['client/src/features/quote/card.tsx', 'const a = <b>{t.title} – 4 €</b> // il tuo preventivo'],
  ])('%s may: %s', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})
