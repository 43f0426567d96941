/**
 * Returns how well a time predicts which of two kinds a call was of: the area under the ROC curve. 0.5 is chance, 1 is
 * certain, in either direction.
 */
export function areaUnderCurve(ones: number[], others: number[]): number {
  const wins = ones.reduce(
    (total, one) =>
      total + others.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  )
  const area = wins / (ones.length * others.length)
  return Math.max(area, 1 - area)
}

type Kinds = [() => Promise<unknown>, () => Promise<unknown>]

/**
 * Calls two kinds `count` times each, in random order, from concurrent callers that wait for each answer. Returns the
 * milliseconds of each call.
 */
export async function interleaved(count: number, kinds: Kinds, callers = 1): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  let left = count
  const caller = async () => {
    while (left-- > 0)
      for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const began = performance.now()
        await kinds[kind]()
        times[kind].push(performance.now() - began)
      }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return times
}

export const medianOf = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
