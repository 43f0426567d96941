import { type ErrorCode, fieldCodes, httpStatusOf } from 'shared/errors/codes'
import { errorTexts } from 'shared/messages/it/errors'
import { type ProcedurePath, procedurePaths } from '../../tests/support/procedures.ts'
import { readPolicies, type WrittenPolicy } from './policies.ts'
import { blockOf, quoted, type Shown } from './procedure-block.ts'
import { reachOf } from './reach.ts'
import { readRouters, type WrittenProcedure, type WrittenRouters } from './router-tree.ts'

const INTRODUCTION = `# What can be called

Written by \`npm run docs:api\` from the code; do not edit.

Under each name: kind and policy, the words above it in its router, what it takes and gives, and what it refuses with.
In shapes, \`text 1..100\` is a text of 1 to 100 characters, \`int 1..5\` a whole number, \`uuid[] ≤ 20\` a list of at
most 20, \`moment\` ISO 8601; \`key?\` may be missing. Rules that no schema can say, such as the check digit of a partita
IVA, are not shown. Refusals and limits are read from the code that is called: a code may be named that the caller never
meets, because it is caught on the way, and what a port throws is seen only where its caller says so. Whatever takes
something refuses what does not fit with \`INVALID_INPUT\`, and every call can end in \`INTERNAL\` or \`UNAVAILABLE\`.`

/** The whole document, from the code as it is; ends with a line break. */
export function apiDocument(): string {
  const policies = readPolicies()
  const routers = readRouters()
  const missing = procedurePaths.filter(path => !routers.procedures.has(path))
  if (missing.length > 0) throw new Error(`Not found in the router files: ${missing.join(', ')}`)
  const parts = [
    INTRODUCTION,
    policyTable(policies),
    ...sections(routers, policies),
    errorTable(routers, policies),
  ]
  return `${parts.join('\n\n')}\n`
}

function policyTable(policies: WrittenPolicy[]): string {
  const rows = policies.map(({ name, who, codes }) => `| ${quoted(name)} | ${who} | ${listed([...codes])} |`)
  return ['## Policies', '', '| Policy | Who may call | Refuses with |', '|---|---|---|', ...rows].join('\n')
}

function sections({ procedures, docs }: WrittenRouters, policies: WrittenPolicy[]): string[] {
  const shown: Shown = new Map()
  const routerOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))
  return [...docs.keys()].filter(Boolean).flatMap(router => {
    const inside = ([...procedures] as [ProcedurePath, WrittenProcedure][]).filter(
      ([path]) => routerOf(path) === router,
    )
    return [
      [`${router.includes('.') ? '###' : '##'} ${router}`, docs.get(router)].filter(Boolean).join('\n\n'),
      ...inside.map(([path, written]) => blockOf(path, written, policies, shown)),
    ]
  })
}

function errorTable({ procedures }: WrittenRouters, policies: WrittenPolicy[]): string {
  const all = Object.keys(httpStatusOf) as ErrorCode[]
  const brought = new Set<ErrorCode>(['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'])
  for (const { codes } of policies) for (const code of codes) brought.add(code)
  for (const { place } of procedures.values()) for (const code of reachOf(place).codes) brought.add(code)
  return [
    '## Refusals',
    '',
    '| Code | HTTP | What the person reads |',
    '|---|---|---|',
    ...all.map(code => `| ${quoted(code)} | ${httpStatusOf[code]} | ${errorTexts[code]} |`),
    '',
    `No procedure is seen to give ${listed(all.filter(code => !brought.has(code)))}: they come from the HTTP around them`,
    `and from uploads. In \`fields\`, \`INVALID_INPUT\` says what is wrong: ${listed([...fieldCodes])}.`,
  ].join('\n')
}

const listed = (words: string[]): string => words.map(quoted).join(', ')
