import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emit } from 'server/domain/events/emit.service'
import type { ProjectStatus } from 'shared/projects/status'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  type ClientPerson,
  makeClient,
  makeColleague,
  makeMember,
  type Person,
} from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { linkIn, type Mail } from '../../support/mailbox.ts'
import { deleteRows, listRows, makeJobsDue, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp({ env: { MAIL_BUNDLE_SECONDS: '600' } })
const manager = await makeMember(app, 'Project Manager')

const tell = (projectId: string, status: ProjectStatus) =>
  app.context.transact(tx => emit(tx, { type: 'project.status-told', projectId, status }))

/** Makes the bundles due, which wait for ten minutes, and waits until all are sent. */
async function passTime() {
  await makeJobsDue(app, 'notifications.send-bundle')
  await waitFor(async () => {
    const { rows } = await sql`
      select from pgboss.job where name in ('notifications.send-bundle', 'mail.send') and state < 'completed'`.execute(
      app.context.db,
    )
    expect(rows).toEqual([])
  })
}

/** Lists the mails to a user without those that are always sent at once. */
const mailsTo = ({ email }: Person) => app.mailbox.list(email, /maggio|notte/)

let owner: ClientPerson
let projectId: string
beforeEach(async () => {
  owner = await makeClient(app)
  projectId = await makeProject(app, owner.id, { title: 'Il lancio di maggio' })
})

describe('mails about one project', () => {
  test('are bundled into one with a line each and an unsubscribe link', async () => {
    await tell(projectId, 'in-production')
    await tell(projectId, 'in-review')
    await tell(projectId, 'briefing')
    expect(await mailsTo(owner)).toEqual([])
    const sealed = await listRows(app, 'bundledMails', { userId: owner.id })
    expect(JSON.stringify(sealed)).not.toContain('maggio')
    await passTime()
    const [mail, ...others] = await mailsTo(owner)
    expect([mail?.subject, others]).toEqual(['3 novità su «Il lancio di maggio»', []])
    expect(mail?.text.match(/^- .*maggio/gm)).toHaveLength(3)
    const answer = await fetch(linkIn(mail as Mail, '/unsubscribe'), { method: 'POST' })
    expect(await answer.text()).toContain('Stato, scadenze e riprese')
    await tell(projectId, 'completed')
    await passTime()
    expect(await mailsTo(owner)).toHaveLength(1)
  })

  test('are not delayed when a manager reminds the client of a step', async () => {
    await manager.client.call('team.projects.remind', { projectId, because: 'brief-to-write' })
    expect(await listRows(app, 'bundledMails', { userId: owner.id })).toEqual([])
    await app.mailbox.find(owner.email, /^Promemoria/)
  })

  test('stay unchanged when there is only one', async () => {
    await tell(projectId, 'in-production')
    await passTime()
    const [mail, ...others] = await mailsTo(owner)
    expect([mail?.subject, others]).toEqual([expect.not.stringMatching(/novità/), []])
    expect(mail?.text).toMatch(/^Ciao Chiara,/)
  })

  test('of another project are sent separately', async () => {
    const other = await makeProject(app, owner.id, { title: 'La notte' })
    await tell(projectId, 'in-production')
    await tell(other, 'in-production')
    await passTime()
    expect(await mailsTo(owner)).toHaveLength(2)
  })

  test('are not sent once the kind is switched off', async () => {
    await tell(projectId, 'in-production')
    await owner.client.call('account.notificationSettings.set', {
      kind: 'status',
      channel: 'mail',
      isOn: false,
    })
    await passTime()
    expect([await mailsTo(owner), await listRows(app, 'bundledMails', { userId: owner.id })]).toEqual([
      [],
      [],
    ])
  })

  test('are not sent to removed or erased users, nor for a removed project', async () => {
    const [removed, erased] = [await makeColleague(app, owner.id), await makeColleague(app, owner.id)]
    await tell(projectId, 'in-production')
    await owner.client.call('dashboard.company.removeMember', {
      companyId: owner.companyId,
      userId: removed.id,
    })
    await deleteRows(app, 'users', { id: erased.id })
    expect(await listRows(app, 'bundledMails', { userId: removed.id })).toEqual([])
    await passTime()
    expect(await mailsTo(owner)).toHaveLength(1)
    await tell(projectId, 'in-review')
    await deleteRows(app, 'projects', { id: projectId })
    await passTime()
    expect([await mailsTo(owner), await mailsTo(removed), await mailsTo(erased)]).toEqual([
      [expect.anything()],
      [],
      [],
    ])
  })

  test('are not sent to users who have lost the role for them meanwhile', async () => {
    const colleague = await makeColleague(app, owner.id, { hats: ['representative'] })
    const version = { projectId, deliverableId: randomUUID(), versionName: 'v1', asset: null }
    const file = { fileName: 'notte.mp4', formerFileName: 'giorno.mp4', isInternal: false }
    await app.context.transact(async tx => {
      await emit(tx, { type: 'version.replaced', ...version, ...file })
      await emit(tx, { type: 'project.status-told', projectId, status: 'in-review' })
    })
    await owner.client.call('dashboard.company.setHats', {
      companyId: owner.companyId,
      userId: colleague.id,
      hats: ['billing'],
    })
    await passTime()
    const told = await mailsTo(colleague)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('in revisione')])
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^2 novità/)])
  })

  test('are sent to the user’s current address', async () => {
    await tell(projectId, 'in-production')
    const email = `new-${owner.email}`
    await updateRows(app, 'users', { id: owner.id }, { email })
    await passTime()
    expect([await mailsTo({ ...owner, email }), await mailsTo(owner)]).toEqual([[expect.anything()], []])
  })

  test('are sent to the team, too, and those about money are never delayed', async () => {
    const editor = await makeMember(app, 'Video Editor')
    await manager.client.call('team.projects.assign', { id: projectId, memberIds: [editor.memberId] })
    await app.context.transact(tx =>
      emit(tx, {
        type: 'balance.due',
        projectId,
        paymentId: crypto.randomUUID(),
        totalCents: 50_000,
        because: 'approved',
      }),
    )
    await app.mailbox.find(owner.email, /saldo/i)
    expect(await mailsTo(editor)).toEqual([])
    await passTime()
    expect(await mailsTo(editor)).toHaveLength(1)
  })

  test('do not wait if they recall a version, of which a corrected one may follow within minutes', async () => {
    const version = { deliverableId: crypto.randomUUID(), versionName: 'v1', asset: null, former: null }
    await app.context.transact(tx => emit(tx, { type: 'version.recalled', projectId, ...version }))
    const mail = await app.mailbox.find(owner.email, 'Versione richiamata: Il lancio di maggio')
    expect(mail.text).toContain('/unsubscribe')
  })

  test('are not sent to a member who was taken off the project meanwhile', async () => {
    const editor = await makeMember(app, 'Video Editor')
    const assignTo = (...memberIds: string[]) =>
      manager.client.call('team.projects.assign', { id: projectId, memberIds })
    await assignTo(editor.memberId)
    expect(await listRows(app, 'bundledMails', { userId: editor.id })).toHaveLength(1)
    await assignTo()
    await passTime()
    expect(await mailsTo(editor)).toEqual([])
  })
})
