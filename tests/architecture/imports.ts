import { dirname, join } from 'node:path/posix'
import { locationOf, type SourceFile, visit } from './source-file.ts'

/** Import of a file or package. */
export interface Import {
  from: string
  specifier: string
  /** Imported file of this repository; undefined for a package. */
  target: string | undefined
  /** True if erased at run time. `import { type A }` is not: with verbatimModuleSyntax the import itself stays. */
  typeOnly: boolean
  place: string
}

const WORKSPACE = /^(shared|server|api-client)\/(.+)$/

export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  const add = (source: { value: unknown; start: number } | null, typeOnly: boolean): void => {
    if (typeof source?.value !== 'string') return
    const specifier = source.value
    const target = targetOf(file.path, specifier)
    found.push({ from: file.path, specifier, target, typeOnly, place: locationOf(file, source.start) })
  }
  visit(file, {
    ImportDeclaration: node => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: node => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: node => add(node.source, node.exportKind === 'type'),
    ImportExpression: node => add(node.source.type === 'Literal' ? node.source : null, false),
    TSImportType: node => add(node.source, true),
  })
  return found
}

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/\?.*$/, ''))
  const [, workspace, rest] = WORKSPACE.exec(specifier) ?? []
  return workspace && `${workspace}/src/${rest}.ts`
}
