import { expect, test } from 'vitest'
import { durationIt } from '../formats/units.ts'
import { improveScript } from '../script-improvement/improve-script.ts'
import { landingCiak } from './landing-ciak.ts'
import { landingNotte } from './landing-notte.ts'

test.each([
  ['home page', landingNotte.script],
  ['alternate page', landingCiak.script],
])('the example of an improved script on the %s is what the program makes of it', (_, shown) => {
  const made = improveScript({
    originalScript: shown.before,
    company: '',
    website: null,
    projectDescription: null,
  })
  expect(made.outcome).toBe('improved')
  expect(made.script.replace(/\s+/g, ' ')).toBe(shown.after)
  expect([made.before, made.after].map(({ seconds }) => durationIt(seconds))).toEqual([
    shown.beforeTime,
    shown.afterTime,
  ])
})
