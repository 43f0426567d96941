/**
 * How well one time tells which of two kinds a call was of, as the area under the curve of the best classifier by a
 * threshold: 0.5 is a coin, 1 is certain. Direction does not matter.
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
 * `count` calls of each of two kinds, in an order that chance makes, by so many callers at once of whom each waits for
 * an answer before it asks again; milliseconds of each call.
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
