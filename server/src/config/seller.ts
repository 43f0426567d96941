import type { Seller } from 'shared/invoices/seller'
import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './variables.ts'

const names = [
  'SELLER_NAME',
  'SELLER_VAT_NUMBER',
  'SELLER_TAX_REGIME',
  'SELLER_STREET',
  'SELLER_POSTAL_CODE',
  'SELLER_CITY',
  'SELLER_PROVINCE',
  'SELLER_PEC',
] as const

const demoSeller: Seller = {
  name: 'Primopiano Dimostrazione S.r.l.',
  vatNumber: '01234567897',
  taxRegime: 'RF01',
  street: 'Via di Prova 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
  pec: 'primopiano@pec.example',
}

/** All eight or none: half a seller would make invoices that are refused. */
export function sellerOf(env: Environment): Seller | undefined {
  const {
    SELLER_NAME: name,
    SELLER_VAT_NUMBER: vatNumber,
    SELLER_TAX_REGIME: taxRegime,
    SELLER_STREET: street,
    SELLER_POSTAL_CODE: postalCode,
    SELLER_CITY: city,
    SELLER_PROVINCE: province,
    SELLER_PEC: pec,
  } = env
  if (name && vatNumber && taxRegime && street && postalCode && city && province && pec)
    return { name, vatNumber, taxRegime, street, postalCode, city, province, pec }
  const missing = names.find(each => !env[each])
  if (missing && names.some(each => env[each]))
    throw new ConfigError(
      `${missing} takes ${takes[missing]}; the SELLER variables are set together or not at all.`,
    )
  return env.DEMO === 'on' && name === undefined ? demoSeller : undefined
}
