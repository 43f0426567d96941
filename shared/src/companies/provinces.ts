/** The letters of Italy's provinces, by their first; Sardinia's before and after its reforms. */
const provinces =
  /^(?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[GRT]|P[ACDEGINORTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRSTV])$/

export const isProvince = (text: string): boolean => provinces.test(text)
