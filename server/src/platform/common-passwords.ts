import { brand } from 'shared/catalogue/brand'
import { AppError } from 'shared/errors/app-error'
import { once } from 'shared/formats/once'

/** Half a megabyte, loaded when the first user chooses a password. */
const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary.passwords)
})

const brandWord = brand.name.toLowerCase()

/**
 * Refuses passwords that are easy to guess: known leaks, one repeated letter, the product's name, the user's address.
 * @throws AppError `INVALID_INPUT` with `COMMON_PASSWORD` on `field`.
 */
export async function assertNotCommonPassword(password: string, field: string, email?: string) {
  const word = password.trim().toLowerCase()
  const own = email?.split('@')[0]
  const common = await commonPasswords()
  const isCommon =
    common.has(word) ||
    /^(.)\1*$/u.test(word) ||
    word === brandWord ||
    word === email ||
    (own && word === own)
  if (isCommon || word === '') throw new AppError('INVALID_INPUT', { fields: { [field]: 'COMMON_PASSWORD' } })
}
