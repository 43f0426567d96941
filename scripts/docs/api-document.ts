import { ownErrorsOf, policies } from 'server/trpc/policies'
import { type ErrorCode, errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { procedurePaths, procedures } from '../../tests/support/procedures.ts'
import { blockOf, quoted, type Shown } from './procedure-block.ts'
import { wordsOfRouter } from './router-docs.ts'

const INTRODUCTION = `# What can be called

Written by \`npm run docs:api\` from the code; do not edit.

Under each name: kind and policy, the words above it in its router, what it takes and gives, and what it refuses with.
In shapes, \`text 1..100\` is a text of 1 to 100 characters, \`int 1..5\` a whole number, \`uuid[] ≤ 20\` a list of at
most 20, \`moment\` ISO 8601; \`key?\` may be missing. Rules that no schema can say, such as the check digit of a partita
IVA, are not shown. Refusals and limits are those that the procedure declares; a test fails on any other. Whatever takes
something refuses what does not fit with \`INVALID_INPUT\`, and every call can end in \`INTERNAL\` or \`UNAVAILABLE\`.`

/** Returns the document, generated from the code; ends with a line break. */
export const apiDocument = (): string =>
  `${[INTRODUCTION, policyTable(), ...sections(), errorTable()].join('\n\n')}\n`

function policyTable(): string {
  const rows = Object.entries(policies).map(
    ([name, { who, errors }]) => `| ${quoted(name)} | ${who} | ${listed(errors)} |`,
  )
  return ['## Policies', '', '| Policy | Who may call | Refuses with |', '|---|---|---|', ...rows].join('\n')
}

function sections(): string[] {
  const shown: Shown = new Map()
  const routers = new Set(procedurePaths.flatMap(routersAround))
  return [...routers].flatMap(router => [
    [`${router.includes('.') ? '###' : '##'} ${router}`, wordsOfRouter(router)].filter(Boolean).join('\n\n'),
    ...procedurePaths.filter(path => routersAround(path).at(-1) === router).map(path => blockOf(path, shown)),
  ])
}

/** The outermost first. */
function routersAround(path: string): string[] {
  const names = path.split('.').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

function errorTable(): string {
  const all = Object.keys(errorCatalogue) as ErrorCode[]
  const given = new Set<ErrorCode>(['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE'])
  for (const { errors } of Object.values(policies)) for (const code of errors) given.add(code)
  for (const path of procedurePaths)
    for (const code of ownErrorsOf(procedures[path]._def.meta ?? {})) given.add(code)
  return [
    '## Refusals',
    '',
    '| Code | HTTP | What the person reads |',
    '|---|---|---|',
    ...all.map(code => `| ${quoted(code)} | ${errorCatalogue[code].status} | ${errorCatalogue[code].text} |`),
    '',
    `No procedure declares ${listed(all.filter(code => !given.has(code)))}: they come from the HTTP around them`,
    `and from uploads. In \`fields\`, \`INVALID_INPUT\` says what is wrong: ${listed(Object.keys(fieldErrorTexts))}.`,
  ].join('\n')
}

const listed = (words: readonly string[]): string => words.map(quoted).join(', ')
