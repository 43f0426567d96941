import { dayInRome } from 'shared/formats/date-it'
import { type Shoot, shootNews, shootTexts } from 'shared/messages/it/schedule'
import type { ShootEvents } from '../events/project.events.ts'
import { shootMail } from '../schedule/shoots.mails.ts'
import type { EventContext, EventHandler, EventHandlers } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  mailClients,
  refreshProject,
  toAssigned,
  toEveryClient,
} from './event-recipients.service.ts'

type ShootEvent = keyof ShootEvents

/** Returns the kind of notification; undefined if nothing changed or the day is past. */
function kindOf({ clock, event }: EventContext<ShootEvent>): keyof typeof shootNews | undefined {
  const { type, shoot, before } = event
  if (shoot.day < dayInRome(clock.now())) return undefined
  if (!before) return type === 'shoot.added' ? 'added' : 'removed'
  const fields = Object.keys(shoot) as (keyof Shoot)[]
  if (fields.every(field => shoot[field] === before[field])) return undefined
  return shoot.day === before.day ? 'changed' : 'moved'
}

const entry = auditEntries('project', 'projectId')

const shootConsequence = {
  kind: 'status',
  audit({ event }: EventContext<ShootEvent>) {
    const from = event.type === 'shoot.added' ? null : (event.before ?? event.shoot).day
    const to = event.type === 'shoot.removed' ? null : event.shoot.day
    return { ...entry(event.type)({ event }), detail: { from, to } }
  },
  async news(scene: EventContext<ShootEvent>) {
    const kind = kindOf(scene)
    if (!kind) return []
    const day = shootTexts.day(scene.event.shoot.day)
    const told = await aboutProject(scene, 'info', shootNews[kind], day)
    return [await toEveryClient(scene, told), await toAssigned(scene, told)]
  },
  async mails(scene: EventContext<ShootEvent>) {
    const kind = kindOf(scene)
    if (!kind) return []
    const { shoot } = scene.event
    return mailClients(scene, named => shootMail({ ...named, kind, shoot }))
  },
  live: refreshProject,
} satisfies EventHandler<ShootEvent>

export const shootConsequences: EventHandlers<ShootEvent> = {
  'shoot.added': shootConsequence,
  'shoot.changed': shootConsequence,
  'shoot.removed': shootConsequence,
}
