import { accepts, bodies, brokenBytes, contentTypes, names } from './protocol-words.ts'

/** Requests to `/trpc` that no client of ours sends. */
export interface WireRequest {
  what: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const QUERY = 'auth.session'
const LISTED = 'dashboard.projects.list'
const MUTATION = 'publicForms.contact'
const json = { 'content-type': 'application/json' }
const valid = JSON.stringify({ name: 'Luca', email: 'luca@example.com', message: 'Buongiorno.' })

const post = (
  what: string,
  body: WireRequest['body'],
  headers: Record<string, string> = json,
  path = MUTATION,
) =>
  ({
    what,
    method: 'POST',
    path: `/trpc/${path}`,
    headers,
    ...(body !== undefined && { body }),
  }) satisfies WireRequest
const get = (what: string, path: string, headers?: Record<string, string>): WireRequest => ({
  what,
  path: `/trpc/${path}`,
  ...(headers && { headers }),
})

const many = (count: number, name = QUERY): string => Array.from({ length: count }, () => name).join(',')

const batches = [
  ...[1, 2, 9, 10, 11, 12, 50, 500].map(count => get(`a batch of ${count}`, `${many(count)}?batch=1`)),
  get('a batch of 2000', `${many(2000, 'x')}?batch=1`),
  get('an empty batch', '?batch=1'),
  get('a batch of nothing', ',?batch=1'),
  get('a batch of nothings', ',,,,?batch=1'),
  get('more nothings than allowed', `${','.repeat(20)}?batch=1`),
  get('a batch of one that is missing', 'nowhere?batch=1'),
  get('a batch with one that is missing', `${QUERY},nowhere?batch=1`),
  get('a batch with one inherited', `${QUERY},__proto__?batch=1`),
  get('a batch of mixed types', `${QUERY},${MUTATION}?batch=1`),
  get('a batch with a stream', `${QUERY},live.events?batch=1`),
  get('a stream in a batch of one', 'live.events?batch=1'),
  ...['0', '2', 'true', '', '01', '1 ', '1,1', '[]', '-1', '1e0'].map(value =>
    get(`batch=${value}`, `${QUERY},${QUERY}?batch=${encodeURIComponent(value)}`),
  ),
  get('batch twice', `${QUERY},${QUERY}?batch=0&batch=1`),
  get('batch twice, the other way', `${QUERY},${QUERY}?batch=1&batch=0`),
  get('batch as a list', `${QUERY},${QUERY}?batch[]=1`),
  ...[
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{"0":1,"0":2}',
    '{"1":{}}',
    '{"-1":{}}',
    '{"99":{}}',
    '{"00":{}}',
    '{"0.0":{}}',
  ].map(input =>
    get(`a batch with input ${input}`, `${LISTED},${LISTED}?batch=1&input=${encodeURIComponent(input)}`),
  ),
  ...[
    '{"__proto__":{}}',
    '{"length":1}',
    '{"constructor":{}}',
    '{"0":{"__proto__":{}}}',
    '{"0":null,"1":[]}',
    '{',
    '',
  ].map(input =>
    get(`a batch with input ${input}`, `${LISTED},${LISTED}?batch=1&input=${encodeURIComponent(input)}`),
  ),
  post('a batch with a list of inputs', `[${valid}]`, json, `${MUTATION}?batch=1`),
  post('a batch with the same place twice', `{"0":${valid},"0":{}}`, json, `${MUTATION}?batch=1`),
  post('a batch of posted queries', '{}', json, `${many(3)}?batch=1`),
  post('a batch too long, posted', '{}', json, `${many(11, MUTATION)}?batch=1`),
  post('a batch without a body', undefined, json, `${MUTATION},${MUTATION}?batch=1`),
  post('a batch with a broken body', '{"0":', json, `${MUTATION},${MUTATION}?batch=1`),
]

const queries = [
  ...[
    '{',
    '}',
    '[',
    'null',
    'x',
    '""',
    '1',
    '[]',
    '{}',
    '%7B',
    '{"a":1',
    '{"limit":1e400}',
    '{"limit":-1}',
    '\u0000',
  ].map(input => get(`input ${input}`, `${LISTED}?input=${encodeURIComponent(input)}`)),
  ...[
    'input=%',
    'input=%zz',
    'input=%ff',
    'input=%c0%80',
    'input',
    'input=',
    'input[]=1',
    'input=1&input=2',
    '&&&',
    '=',
    '?',
  ].map(query => get(`query ${query}`, `${LISTED}?${query}`)),
  ...[
    'connectionParams=',
    'connectionParams={',
    'connectionParams=1',
    'connectionParams=null',
    'connectionParams=[]',
  ].map(query => get(query, `${QUERY}?${query}`)),
  ...[
    'connectionParams={"a":1}',
    'connectionParams={"cookie":"session=x"}',
    'trpc=1',
    'jsonp=alert',
    'callback=alert',
  ].map(query => get(query, `${QUERY}?${encodeURI(query)}`)),
  ...[
    '_method=POST',
    'method=DELETE',
    '__proto__[admin]=1',
    'constructor[prototype][admin]=1',
    'batch=1&batch=1',
  ].map(query => get(query, `${MUTATION}?${query}`)),
  get('a long query', `${LISTED}?input=${'x'.repeat(8000)}`),
  get('a query longer than Node reads', `${LISTED}?input=${'x'.repeat(20_000)}`),
]

const methods = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'PURGE',
  'REPORT',
  'SEARCH',
  'LOCK',
  'M-SEARCH',
  'QUERY',
]

const overrides = [
  ...['PUT', 'DELETE', 'GET', 'POST', 'x'].flatMap(method => [
    get(`a get that says it is ${method}`, MUTATION, { 'x-http-method-override': method }),
    post(`a post that says it is ${method}`, '{}', { ...json, 'x-http-method-override': method }),
  ]),
  ...[
    ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
    ['gzip', '{}'],
    ['br', '{}'],
    ['deflate', '{}'],
    ['zstd', '{}'],
    ['identity', '{}'],
    ['gzip, gzip', '{}'],
    ['x', '{}'],
  ].map(([encoding, body]) =>
    post(`a body in ${encoding}`, body as string, { ...json, 'content-encoding': encoding as string }),
  ),
  ...['1', 'x', '%', '', '\u00ff', '-1', 'a'.repeat(2000)].map(id =>
    get(`last-event-id ${id.slice(0, 20)}`, QUERY, { 'last-event-id': id }),
  ),
  ...['1', 'application/jsonl', 'x'].map(value =>
    get(`trpc-accept ${value}`, QUERY, { 'trpc-accept': value }),
  ),
  get('a batch as lines', `${QUERY},nowhere?batch=1`, { 'trpc-accept': 'application/jsonl' }),
  get('a wrong input as lines', `${LISTED}?batch=1&input=${encodeURIComponent('{"0":{"limit":0}}')}`, {
    'trpc-accept': 'application/jsonl',
  }),
  get('a batch too long as lines', `${many(11)}?batch=1`, { 'trpc-accept': 'application/jsonl' }),
]

export const wireRequests: WireRequest[] = [
  ...bodies.map((body, index) => post(`body ${index}: ${body.slice(0, 40)}`, body)),
  ...brokenBytes.map((body, index) => post(`broken UTF-8 ${index}`, body)),
  post('no body', undefined),
  ...contentTypes.map(type =>
    post(`content of type ${type}`, new TextEncoder().encode(valid), type ? { 'content-type': type } : {}),
  ),
  ...contentTypes.map(type =>
    get(`a query with content of type ${type}`, QUERY, type ? { 'content-type': type } : {}),
  ),
  ...accepts.map(accept => get(`accept ${accept.slice(0, 40)}`, QUERY, { accept })),
  ...accepts.map(accept => post(`accept ${accept.slice(0, 40)}`, valid, { ...json, accept })),
  ...names.map(name => get(`a query called ${name.slice(0, 40)}`, name)),
  ...names.map(name => post(`a mutation called ${name.slice(0, 40)}`, '{}', json, name)),
  ...batches,
  ...queries,
  ...[QUERY, MUTATION, 'live.events', 'nowhere'].flatMap(path =>
    methods.map(method => ({ what: `${method} ${path}`, method, path: `/trpc/${path}` })),
  ),
  ...overrides,
]
