import { randomUUID } from 'node:crypto'
import { accountMails } from 'shared/messages/it/mails'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { tokenIn } from '../mailbox.ts'
import { getRow, listRows } from '../rows.ts'
import { waitFor } from '../wait-for.ts'
import { makeClient, type Person } from './people.ts'

export const PASSWORD = 'Una-Password-9'

/** Returns an unused address. */
export const anAddress = () => `nuova-${randomUUID()}@example.com`

/** Returns functions that change addresses of clients, and read the links in their mails. */
export function emailChangesIn(app: TestApp) {
  const aClient = () => makeClient(app, { password: PASSWORD })
  const ask = (person: Person, email: string, more: object = {}) =>
    person.client.ask('auth.emailChange.ask', { email, password: PASSWORD, ...more })

  /** Returns the token of the newest link in an address's mailbox, once it has `count` mails. */
  async function linkTo(email: string, subject: string, count = 1): Promise<string> {
    const links = async () => (await app.mailbox.list(email)).filter(mail => mail.subject === subject)
    await waitFor(async () => expect(await links()).toHaveLength(count))
    const [newest] = await links()
    return newest ? tokenIn(newest, '/change-email') : ''
  }
  const newLink = (email: string, count?: number) =>
    linkTo(email, accountMails.confirmNewAddress.subject, count)
  const oldLink = (person: Person, count?: number) =>
    linkTo(person.email, accountMails.approveNewAddress.subject, count)
  const open = (token: string, client = app.visitor()) => client.call('auth.emailChange.openLink', { token })

  return {
    aClient,
    ask,
    newLink,
    oldLink,
    open,
    stateOf: async (token: string) => (await open(token)).state,
    pendingOf: async ({ client }: Person) => (await client.call('auth.emailChange.get')).pending,
    addressOf: async ({ id }: Person) => (await getRow(app, 'users', { id })).email,
    actsOf: async ({ id }: Person) =>
      (await listRows(app, 'auditLog', { subjectId: id })).map(({ action }) => action),
    /** Creates a client who has requested another address, with both links. */
    async changing() {
      const [person, email] = [await aClient(), anAddress()]
      expect((await ask(person, email)).status).toBe(200)
      return { person, email, toNew: await newLink(email), toOld: await oldLink(person) }
    },
  }
}
