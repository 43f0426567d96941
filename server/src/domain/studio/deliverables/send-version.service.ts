import type { sendVersionInput } from 'shared/deliverables/deliverables.inputs'
import { isKeptBack, sendingChecks } from 'shared/deliverables/sending-checks'
import { sendRefusalOf } from 'shared/deliverables/version-stage'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, TeamActor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bringToClient } from './bring-to-client.service.ts'
import { senderOf } from './version-acts.service.ts'
import { mediaOf } from './version-media.service.ts'
import { lockVersion } from './version-stage.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

type Sending = z.output<typeof sendVersionInput>

/**
 * Sends a version to the client that was saved for the team, with all that publishing does.
 * @throws AppError `NOT_FOUND`; `NOT_A_MANAGER` for who is no manager and has not sent it before; `VERSION_SENT` where it is
 * with the client; `VERSION_NOT_READY` where the checklist keeps it back; `NOTES_UNANSWERED`.
 */
export async function sendVersion(
  ports: Ports,
  actor: Actor & TeamActor,
  { deliverableId, versionName, notes, answers = [] }: Sending,
): Promise<void> {
  await ports.transact(async work => {
    const { project, version, asset } = await lockVersion(work, actor, deliverableId)
    const refusal = sendRefusalOf(version.state, senderOf(actor, version))
    if (refusal) throw new AppError(refusal)
    await assertReady(work, { ...version, kind: asset.kind, versionName })
    await bringToClient(ports, work, actor, { project, asset, deliverableId, versionName, notes, answers })
  })
}

type Ready = Awaited<ReturnType<typeof lockVersion>>['version'] &
  Pick<Awaited<ReturnType<typeof lockVersion>>['asset'], 'kind'>

/** What the screen's checklist says beside this warns only, or is answered with the sending. */
async function assertReady({ db }: Work, version: Ready): Promise<void> {
  const media = (await mediaOf({ db }, [version.id]))(version.id)?.media ?? null
  const facts = { ...version, media, otherNames: [], unanswered: 0, internalNotes: 0 }
  if (isKeptBack(sendingChecks(facts))) throw new AppError('VERSION_NOT_READY')
}
