import { brand } from '../../catalogue/brand.ts'
import type { Seller } from '../../invoices/document.ts'

const { companyName, registeredOffice, vatNumber, register, rea, shareCapital, pec, arePlaceholders } =
  brand.legal
const ofRegister = [register, `REA ${rea}`, `Cap. soc. ${shareCapital}`]

/** Company data that the law requires on the site (art. 2250 c.c.). */
export const companyParticulars: readonly string[] = [
  companyName,
  registeredOffice,
  `P. IVA ${vatNumber}`,
  ...ofRegister,
  `PEC ${pec}`,
]

/** The same for mails and documents: of the business that invoices, where one is configured (`SELLER_*`). */
export function particularsOf(seller: Seller | undefined): readonly string[] {
  if (!seller) return companyParticulars
  const { name, street, postalCode, city, province } = seller
  return [
    name,
    `${street}, ${postalCode} ${city} (${province})`,
    `P. IVA ${seller.vatNumber}`,
    ...(arePlaceholders ? [] : ofRegister),
    `PEC ${seller.pec}`,
  ]
}
