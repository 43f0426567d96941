import { describe, expect, test } from 'vitest'
import { readRepository, type SourceFile, visit } from './source-file.ts'

const files = readRepository().filter(({ path }) => /^client\/src\/.*(?<!\.test)\.(?:tsx|css)$/.test(path))

/** Lists the classes that a style sheet of `ui/` styles. */
function classesOf(sheet: string): string[] {
  const text = files.find(({ path }) => path === `client/src/ui/${sheet}`)?.text ?? ''
  return [...text.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)
}

/** Lists the class names in string literals and templates, except in comparisons and options. */
function writtenOut(file: SourceFile): string[] {
  const attributes: { start: number; end: number }[] = []
  const others: { start: number; end: number }[] = []
  const words: { start: number; text: string }[] = []
  visit(file, {
    JSXAttribute: attribute => {
      if (attribute.name.type === 'JSXIdentifier' && /^class|Class/.test(attribute.name.name))
        attributes.push(attribute)
    },
    BinaryExpression: expression => others.push(expression),
    Property: property => others.push(property),
    Literal: ({ value, start }) => typeof value === 'string' && words.push({ start, text: value }),
    TemplateElement: ({ value, start }) => words.push({ start, text: value.cooked ?? value.raw }),
  })
  const isIn = (spans: typeof attributes) => (word: (typeof words)[number]) =>
    spans.some(({ start, end }) => start <= word.start && word.start < end)
  return words
    .filter(isIn(attributes))
    .filter(word => !isIn(others)(word))
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
}

const used = files.flatMap(file => writtenOut(file).map(name => `${name} in ${file.path}`))

describe('literal class names', () => {
  const [shared, base] = [classesOf('shared.css'), classesOf('base.css')]

  test('have a rule', () => {
    const known = new Set([...shared, ...base])
    expect(used.filter(use => !known.has(use.split(' ')[0] ?? ''))).toEqual([])
  })

  test('are all used', () => {
    const names = new Set(used.map(use => use.split(' ')[0]))
    expect(shared.filter(name => !names.has(name))).toEqual([])
  })
})
