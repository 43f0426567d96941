import { Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import specified from '../../shared/src/messages/specified-sentences.json' with { type: 'json' }
import { readRepository, type SourceFile } from './source-file.ts'

// What is set reads ’ « » …; keyboard marks stand in what people type and in the fixed sentences (specified-sentences.json).
const keyboardMarks = /(?<=\p{L})'|["“”]|\.\.\./u

const fixed = new Set(Object.values(specified).flatMap(area => Object.values<string>(area)))
const isTyped = (path: string) => /\/demo-[\w-]+\.ts$/.test(path)
const isText = (path: string) =>
  /^shared\/src\/(?:messages\/it|catalogue)\/(?!.*\.test\.ts)/.test(path) && !isTyped(path)

/** Strings and the plain parts of templates; a module's path is neither. */
function wordsOf({ program }: Pick<SourceFile, 'program'>): string[] {
  const words: string[] = []
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && words.push(value),
    TemplateElement: ({ value }) => words.push(value.cooked ?? value.raw),
  }).visit(program)
  return words.filter(text => !/^\.{1,2}\//.test(text))
}

const sources = readRepository().filter(({ path }) => isText(path))

describe('Italian sentences use typographic marks', () => {
  test.each(sources.map(source => [source.path, source] as const))('%s', (_, source) => {
    expect(wordsOf(source).filter(text => keyboardMarks.test(text) && !fixed.has(text))).toEqual([])
  })

  test.each(["l'azienda", "un po' di", "l'", 'il "nuovo" sito', 'guarda “qui”', 'Salvataggio...'])(
    '%s is refused',
    text => {
      expect(text).toMatch(keyboardMarks)
    },
  )
})
