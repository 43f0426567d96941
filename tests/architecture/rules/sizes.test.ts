import { describe, expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { sizes } from './sizes.ts'

const lines = (count: number): string => 'work()\n'.repeat(count)
const functionOf = (count: number): string => `function long() {\n${lines(count - 2)}}`
const faults = (path: string, text: string): string[] => sizes([sourceFile(path, text)])

describe('sizes', () => {
  test.each([
    ['shared/src/a/a.ts', lines(301)],
    ['tests/a.test.ts', lines(301)],
    ['server/src/app.ts', functionOf(61)],
    ['server/src/app.ts', `const long = () => {\n${lines(59)}}`],
    ['server/src/app.ts', `class A { long() {\n${lines(59)}} }`],
    ['client/src/ui/a.css', '.a {}\n'.repeat(301)],
  ])('%s is too long', (path, text) => {
    expect(faults(path, text)).toHaveLength(1)
  })

  test.each([
    ['shared/src/a/a.ts', lines(300)],
    ['server/src/app.ts', functionOf(60)],
    ['shared/src/messages/it/dashboard.ts', lines(400)],
    ['server/src/platform/db/schema.gen.ts', lines(900)],
    ['server/src/a.test.ts', `describe('a', () => {\n${lines(100)}})`],
  ])('%s is short enough', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})
