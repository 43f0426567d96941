import { importsOf } from '../imports.ts'
import { isTest, type SourceFile } from '../source-file.ts'

/** File that lists the subjects. */
const TREE = 'tests/architecture/subjects.ts'

export type Tree = Record<string, string[]>

/** Import between subjects at run time; `place` is the first file and line with it. */
interface Arrow {
  from: string
  to: string
  place: string
}

/** Checks that imports between the folders of `root` follow the tree, and that each folder has an entry. */
export function subjectFaults(files: SourceFile[], tree: Tree, root = 'server/src/domain'): string[] {
  const subjectOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) ? /^([^/]+)\//.exec(path.slice(root.length + 1))?.[1] : undefined
  const inside = files.filter(({ path }) => subjectOf(path) !== undefined && !isTest(path))
  const against = arrowsIn(inside, subjectOf).filter(({ from, to }) => !tree[from]?.includes(to))
  const folders = new Set(inside.map(({ path }) => subjectOf(path) ?? ''))
  return [
    ...against.map(arrow => told(arrow, tree)),
    ...[...folders].filter(name => !tree[name]).map(name => `${name} has no line in ${TREE}`),
    ...Object.keys(tree)
      .filter(name => !folders.has(name))
      .map(name => `${name} has a line in ${TREE} and no folder`),
    ...Object.keys(tree).flatMap(name => circleOf(name, tree)),
  ]
}

/** Returns the subjects from the leaves upwards, with the longest path below each and its direct imports. */
export function levelsOf(tree: Tree): { subject: string; level: number; standsOn: string[] }[] {
  const level = (subject: string): number => 1 + Math.max(-1, ...(tree[subject] ?? []).map(level))
  return Object.entries(tree)
    .map(([subject, standsOn]) => ({ subject, level: level(subject), standsOn }))
    .sort((one, other) => one.level - other.level)
}

function arrowsIn(files: SourceFile[], subjectOf: (path: string) => string | undefined): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const { from: path, target, typeOnly, place } of files.flatMap(importsOf)) {
    const [from, to] = [subjectOf(path), subjectOf(target ?? '')]
    if (!from || !to || from === to || typeOnly) continue
    const arrow = { from, to, place }
    if (!found.has(named(arrow))) found.set(named(arrow), arrow)
  }
  return [...found.values()]
}

const named = ({ from, to }: Pick<Arrow, 'from' | 'to'>): string => `${from} -> ${to}`

function told(arrow: Arrow, tree: Tree): string {
  const back = chain(arrow.to, arrow.from, tree)
  const why = back
    ? `a circle: ${[arrow.from, ...back].join(' -> ')}`
    : `not in the tree: ${named(arrow)} (${TREE}, in the line of ${arrow.from})`
  return `${arrow.place} is ${why}`
}

/** Returns the path from one subject down to another; undefined if there is none. */
function chain(from: string, to: string, tree: Tree): string[] | undefined {
  if (from === to) return [to]
  for (const next of tree[from] ?? []) {
    const rest = chain(next, to, tree)
    if (rest) return [from, ...rest]
  }
  return undefined
}

function circleOf(subject: string, tree: Tree, trail: string[] = []): string[] {
  if (subject === trail[0]) return [`the tree has a circle: ${[...trail, subject].join(' -> ')}`]
  if (trail.includes(subject)) return []
  return (tree[subject] ?? []).flatMap(next => circleOf(next, tree, [...trail, subject])).slice(0, 1)
}
