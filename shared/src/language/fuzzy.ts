const LONG = 6

/** Returns true if two words differ by at most one letter: added, removed, replaced or swapped with its neighbour. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  if (restOne === restOther) return true
  const isSwapped =
    restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2)
  return (
    isSwapped ||
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1)
  )
}

/** Returns true if two long words differ by one typo. The first letter must match. */
export const isFuzzyMatch = (written: string, word: string): boolean =>
  written.length >= LONG && word.length >= LONG && written[0] === word[0] && isOneSlipAway(written, word)

/** Returns true if a word begins with a stem, with at most one typo. */
export const isMeantByStem = (written: string, stem: string): boolean =>
  [-1, 0, 1].some(more => isFuzzyMatch(written.slice(0, stem.length + more), stem))
