import { brand } from '../../catalogue/brand.ts'

const { companyName, registeredOffice, vatNumber, register, rea, shareCapital, pec } = brand.legal

/** What the law wants to be read about the company on its site and in its letters (art. 2250 c.c.). */
export const companyParticulars: readonly string[] = [
  companyName,
  registeredOffice,
  `P. IVA ${vatNumber}`,
  register,
  `REA ${rea}`,
  `Cap. soc. ${shareCapital}`,
  `PEC ${pec}`,
]
