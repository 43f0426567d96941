import { describe, expect, test } from 'vitest'
import { Changes } from './changes.ts'
import { findPlaces as placesOfProcedure } from './procedure/places.ts'
import { readProcedureRequest } from './procedure/request.ts'
import { writingOf } from './procedure/texts.ts'
import { textsOf } from './procedure/write.ts'
import { findPlaces as placesOfScreen } from './screen/places.ts'
import { readScreenRequest } from './screen/request.ts'

/** As far as it goes without writing. */
async function askProcedure(command: string) {
  const request = await readProcedureRequest(command.split(' '))
  const changes = new Changes()
  return textsOf(changes, writingOf(request, placesOfProcedure(changes, request)))
}

function askScreen(command: string) {
  return placesOfScreen(new Changes(), readScreenRequest(command.split(' ')))
}

describe('a procedure is refused', () => {
  test.each([
    ['dashboard.invoices query --policy client', 'is no name of a procedure'],
    ['dashboard.Invoices.list query --policy client', 'is no name of a procedure'],
    ['dashboard.invoices.then query --policy client', 'is no name of a procedure'],
    ['dashboard.invoices.list', 'A name and a kind are needed'],
    ['dashboard.invoices.list question --policy client', 'question is no kind'],
    ['dashboard.invoices.list query --policy admin', 'admin is no policy'],
    ['dashboard.invoices.list query --police client', "Unknown option '--police'"],
    ['shop.invoices.list query --policy client', 'shop is no audience'],
    ['gate.invoices.list query --policy public', 'gate is one router without subjects'],
    ['dashboard.references.list query --policy client', 'dashboard.references.list exists already'],
    ['team.search.more query --policy team', 'team.search is no router that can be added to'],
    ['team.notifications.more query --policy team', 'team.notifications is no router that can be added to'],
    ['team.act.list query --policy team', 'server/src/routers/team/act.ts exists already'],
    ['publicForms.news.follow subscription --policy public', 'needs another policy than public'],
    ['auth.door.open mutation --policy public', 'is a way in'],
    ['dashboard.notes.list query --policy client --about company', 'company is no topic'],
    ['publicForms.news.list query --policy public --about person', 'Visitors own nothing'],
    ['dashboard.notes.follow subscription --policy client --about person', 'give the thing a topic'],
    ['dashboard.order.list query --policy client --about person', 'order is a word of SQL'],
    ['dashboard.versions.list query --policy client --about person', 'makes a version of another kind'],
    [
      'dashboard.sessions.list query --policy client --about person',
      'is there without id: write list by hand',
    ],
  ])('%s', async (command, why) => {
    await expect(askProcedure(command)).rejects.toThrow(why)
  })
})

test('an act whose name another audience has says whose it is', async () => {
  const request = await readProcedureRequest('auth.references.list query --policy client'.split(' '))
  expect(placesOfProcedure(new Changes(), request)).toMatchObject({
    stem: 'listReferencesForAuth',
    service: 'server/src/domain/references/references.service.ts',
    router: { path: 'server/src/routers/auth/references.ts' },
  })
})

describe('a screen is refused', () => {
  test.each([
    ['', 'One address is needed'],
    ['/Fatture', 'is no address of a screen'],
    ['/team/a/b', 'is no address of a screen'],
    ['/team/full-search', 'the router keeps for itself'],
    ['/dashboard/quote', '/dashboard/quote is there already'],
    ['/team/leads', 'is there already'],
    ['/login', '/login is there already'],
    ['/uploads', 'answered by the server itself'],
    ['/assets', 'answered by the server itself'],
    ['/prezzi --title ', 'A title is one line'],
  ])('%s', (command, why) => {
    expect(() => askScreen(command)).toThrow(why)
  })
})
