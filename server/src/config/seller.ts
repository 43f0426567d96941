import type { Seller } from 'shared/invoices/seller'
import { allOrNone } from './all-or-none.ts'
import type { Environment } from './variables.ts'

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
  const given = allOrNone(env, names, 'the SELLER variables')
  if (!given) return env.DEMO === 'on' && env.SELLER_NAME === undefined ? demoSeller : undefined
  return {
    name: given.SELLER_NAME,
    vatNumber: given.SELLER_VAT_NUMBER,
    taxRegime: given.SELLER_TAX_REGIME,
    street: given.SELLER_STREET,
    postalCode: given.SELLER_POSTAL_CODE,
    city: given.SELLER_CITY,
    province: given.SELLER_PROVINCE,
    pec: given.SELLER_PEC,
  }
}
