import { normalizeCode } from '../fields/normalize.ts'
import { isProvince } from './tax-ids.ts'

const SARDINIA = 'CA,CI,NU,OG,OR,OT,SS,SU,VS'

/**
 * Letters of the provinces by the first two digits of their postal codes, ten in a row; `-` where no code begins so.
 * Includes the municipalities that have the code of a neighbouring province or have changed theirs.
 */
const provincesByPrefix = [
  `RM VT RI FR LT TR PG ${SARDINIA} ${SARDINIA} ${SARDINIA}`,
  'TO AO CN,SV BI,VC AT AL GE SV IM,CN SP',
  'MI,MB VA CO BG,LC,SO BG,LC BS CR,LO PV NO,VB PC',
  'VE TV BL PN,UD GO,TS PD VI VR TN BZ',
  'BO MO RE PR FE RO MN FC,RN RA -',
  'FI PT AR SI MS LU PI LI GR PO',
  'AN PU,RN MC AP,FM TE PE CH AQ - -',
  'BA,BT BT,FG BR LE TA MT BT - - -',
  'NA CE BN AV SA PZ CB,IS CS CZ,KR RC,VV',
  'PA TP AG CL EN CT SR RG ME -',
].flatMap(row => row.split(' '))

/**
 * Returns true if a postal code, such as "43121", may belong to a province, such as "PR". Returns true, too, while one
 * of them is incomplete: the form has errors for that. A new province or a moved municipality is not in the table, so
 * that false is a reason to warn, never to refuse.
 */
export function isPostalCodeOf(postalCode: string, province: string): boolean {
  const code = normalizeCode(postalCode)
  const letters = normalizeCode(province)
  if (!/^\d{5}$/.test(code) || !isProvince(letters)) return true
  return provincesByPrefix[Number(code.slice(0, 2))]?.split(',').includes(letters) ?? false
}
