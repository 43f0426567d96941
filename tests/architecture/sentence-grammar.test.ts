import { describe, expect, test } from 'vitest'
import { readRepository } from './source-file.ts'

// A date, a count or a percentage set into a sentence by hand takes the wrong article on the 8th, or the wrong plural
// at one: the formatters know both. A phone number is read digit by digit.
const faults: Record<string, RegExp> = {
  'an article before a value': /\b(?:il|del|dal|al|nel|sul|(?:l|dell|dall|all)['’]) ?\$\{(?![\w.]*phone\})/i,
  'a percentage': /\}%/,
  'a count before its noun':
    /\$\{(?:count|left|days|hours|minutes|seconds|stars|rating|comments|over)\} (?!su |in )[a-z]/,
}

const lines = readRepository()
  .filter(({ path }) => /^shared\/src\/(?:messages\/it|catalogue)\/(?!.*\.test\.ts)/.test(path))
  .flatMap(({ text }) => text.split('\n').map(line => line.trim()))

describe('no sentence puts a date, a count or a percentage in by hand', () => {
  test.each(Object.entries(faults))('%s', (_, pattern) => {
    expect(lines.length).toBeGreaterThan(4000)
    expect(lines.filter(line => pattern.test(line))).toEqual([])
  })

  test.each([
    ['an article before a value', 'Scade il ${day}'],
    ['an article before a value', 'Con noi dal ${day}'],
    ['an article before a value', "Entro l'${day}"],
    ['an article before a value', 'Completo al ${percent}%'],
    ['a percentage', '${percent}%'],
    ['a count before its noun', '${count} progetti'],
  ])('%s is seen in %j', (name, line) => {
    expect(faults[name]?.test(line)).toBe(true)
  })
})
