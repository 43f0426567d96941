import { createApp } from 'server/app/app'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { createMinimalDist } from './little-site.ts'
import { rawRequest } from './raw-request.ts'

const site = createMinimalDist()
const app = await startApp({ work: false, distFolder: site })
const { client } = await makeMember(app, 'Project Manager')
const notFound = await (await app.visitor().fetch('/nowhere')).text()

const { config } = app.context
const production = { ...config, production: true, metricsToken: 'una parola segreta' }
const inProduction = createApp({ ...app.context, config: production }, site)

/** Paths that scanners request on any server. */
const probes = `
  /.git/config /.git/HEAD /.env /.env.production /.svn/entries /.DS_Store /.htaccess
  /.well-known/security.txt.bak /server-status /server-info /nginx_status /actuator/env
  /debug/pprof/ /phpinfo.php /wp-login.php /wp-admin/ /phpmyadmin/ /adminer.php /trpc-panel /panel
  /graphql /swagger.json /openapi.json /api-docs /package.json /package-lock.json
  /node_modules/hono/package.json /server/src/app/main.ts /src/app/main.tsx /assets/
  /assets/boot-1.js.map /assets/../routes.json /assets/..%2froutes.json /assets/..%5croutes.json
  /assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd /media/..%2f..%2f..%2fetc%2fpasswd /routes.json
  /pages/_app.html /gate/gate.html /backup.zip /backup.tar.gz /dump.sql /db.sqlite /.data/secret-key
  /files/ /uploads/ /@vite/client /@fs/etc/passwd /__vite_ping
`

test.each(probes.trim().split(/\s+/))('%s is not found, for visitors and members alike', async path => {
  const cookie = client.jar.header
  const answers = [
    await rawRequest(app.origin, path),
    await rawRequest(app.origin, path, { headers: { cookie } }),
  ]
  for (const answer of answers) {
    const text = await answer.text()
    expect(answer.status).toBe(404)
    expect(text === notFound || text.includes('"NOT_FOUND"'), text.slice(0, 80)).toBe(true)
  }
})

test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'LOCK'])('%s is refused', async method => {
  for (const path of ['/', '/trpc/auth.session', '/files/x', '/healthz']) {
    const answer = await rawRequest(app.origin, path, { method, headers: { 'x-secret': 'echo' } })
    expect([404, 405], `${method} ${path}`).toContain(answer.status)
    expect(await answer.text()).not.toContain('echo')
  }
})

test('a production server has no mailbox, and shows metrics only with the token', async () => {
  const statusOf = async (path: string, authorization = '') =>
    (await inProduction.request(path, { headers: { authorization } })).status
  expect(await statusOf('/dev/mail')).toBe(404)
  expect(await statusOf('/dev/mail.json')).toBe(404)
  expect(await statusOf('/metrics')).toBe(404)
  expect(await statusOf('/metrics', 'Bearer altra')).toBe(404)
  expect(await statusOf('/metrics', 'Bearer una parola segreta')).toBe(200)
})
