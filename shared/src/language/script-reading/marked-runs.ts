import type { ScriptMark } from './script-mark.ts'

/** A piece of a script on which the same marks lie. */
export interface MarkedRun {
  readonly start: number
  readonly text: string
  /** The mark that is seen there: the narrowest of those that cover it; null where nothing is to be said. */
  readonly mark: ScriptMark | null
}

const length = (mark: ScriptMark) => mark.end - mark.start

/** Cuts a script at its marks' edges, so that it can be shown with them; joined, the runs are the script. */
export function markedRunsOf(text: string, marks: readonly ScriptMark[]): MarkedRun[] {
  const edges = [...new Set([0, text.length, ...marks.flatMap(mark => [mark.start, mark.end])])]
  edges.sort((a, b) => a - b)
  const runs: MarkedRun[] = []
  let next = 0
  let open: ScriptMark[] = []
  edges.slice(0, -1).forEach((start, at) => {
    for (let mark = marks[next]; mark && mark.start <= start; mark = marks[++next]) open.push(mark)
    open = open.filter(mark => mark.end > start)
    const mark = open.reduce<ScriptMark | null>(
      (narrowest, one) => (narrowest === null || length(one) < length(narrowest) ? one : narrowest),
      null,
    )
    const end = edges[at + 1] ?? text.length
    runs.push({ start, text: text.slice(start, end), mark })
  })
  return runs
}
