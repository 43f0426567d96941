import { request } from 'node:http'

interface Raw {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request that `fetch` cannot: with a Host header, TRACE, or a path that is not normalized. */
export function rawRequest(origin: string, path: string, raw: Raw = {}): Promise<Response> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers = {}, body } = raw
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map(value => [name, value] as [string, string]),
        )
        const bytes = Buffer.concat(parts)
        const status = answer.statusCode ?? 0
        resolve(new Response(bytes.length > 0 ? bytes : null, { status, headers: pairs }))
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
