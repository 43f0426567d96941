import { importsOf } from '../imports.ts'
import type { SourceFile } from '../source-file.ts'
import type { Rule } from './rule.ts'

/** No file reaches itself through what it imports at run time. */
export const cycles: Rule = files => {
  const arrows = new Map(files.map(file => [file.path, runTimeTargets(file)]))
  const done = new Set<string>()
  return [...arrows.keys()].flatMap(start => circlesFrom(start, arrows, done, []))
}

function runTimeTargets(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ target, typeOnly }) => (target && !typeOnly ? [target] : []))
}

function circlesFrom(
  path: string,
  arrows: Map<string, string[]>,
  done: Set<string>,
  trail: string[],
): string[] {
  const seenAt = trail.indexOf(path)
  if (seenAt >= 0) return [[...trail.slice(seenAt), path].join(' -> ')]
  if (done.has(path)) return []
  const found = (arrows.get(path) ?? []).flatMap(next => circlesFrom(next, arrows, done, [...trail, path]))
  done.add(path)
  return found
}
