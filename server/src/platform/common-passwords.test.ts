import { expect, test } from 'vitest'
import { assertNotCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  '12345678',
  'QWERTYUIOP',
  'aaaaaaaaaa',
  '        ',
  'Primopiano',
  'iloveyou',
  'ada.rossi',
])('%j is refused', async password => {
  await expect(assertNotCommonPassword(password, 'password', 'ada.rossi@example.com')).rejects.toThrow(
    'INVALID_INPUT',
  )
})

test.each(['Una-Password-9', 'quattro parole a caso', 'Demo-Cliente-2026'])('%j passes', async password => {
  await expect(
    assertNotCommonPassword(password, 'password', 'ada.rossi@example.com'),
  ).resolves.toBeUndefined()
})
