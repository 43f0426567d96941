import { dictionary } from '@zxcvbn-ts/language-common'
import { brand } from 'shared/catalogue/brand'
import { AppError } from 'shared/errors/app-error'

const common = new Set(dictionary.passwords)
const brandWord = brand.name.toLowerCase()

/**
 * Refuses what anybody would try first: the passwords known from leaks, one letter repeated, the product's name,
 * the person's own address.
 * @throws AppError `INVALID_INPUT` with `COMMON_PASSWORD` on `field`.
 */
export function assertUncommon(password: string, field: string, email?: string): void {
  const word = password.trim().toLowerCase()
  const own = email?.split('@')[0]
  const isCommon =
    common.has(word) ||
    /^(.)\1*$/u.test(word) ||
    word === brandWord ||
    word === email ||
    (own && word === own)
  if (isCommon || word === '') throw new AppError('INVALID_INPUT', { fields: { [field]: 'COMMON_PASSWORD' } })
}
