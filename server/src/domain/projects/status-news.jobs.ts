import { z } from 'shared/errors/zod'
import { STATUS_UNDO_SECONDS } from 'shared/projects/status'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { emit } from '../events/emit.service.ts'
import { findStatusNews, lockProjectRow, type Project, updateProject } from './projects.repository.ts'

/** Notifies of a status that differs from the last notified one, and clears the pending notification. */
export async function notifyStatusChange(tx: Tx, project: Project, toldStatus: string): Promise<void> {
  await updateProject(tx.db, project.id, { toldStatus: null, statusSetAt: null })
  if (toldStatus === project.status) return
  await emit(tx, { type: 'project.status-told', projectId: project.id, status: project.status })
}

/** Notifies of a status after a delay; a later status has its own job. */
export const statusNewsJob = defineJob({
  name: 'projects.status-news',
  payload: z.object({ projectId: z.guid(), setAt: z.iso.datetime() }),
  run: (platform, { projectId, setAt }) =>
    platform.transact(async tx => {
      const project = await lockProjectRow(tx.db, projectId)
      if (!project) return
      const { toldStatus, statusSetAt } = await findStatusNews(tx.db, projectId)
      if (toldStatus === null || statusSetAt?.toISOString() !== setAt) return
      await notifyStatusChange(tx, project, toldStatus)
    }),
})

/** Schedules the notification of a status for when it can no longer be undone. */
export async function scheduleStatusNotification(
  tx: Tx,
  projectId: string,
  toldStatus: string,
  statusSetAt: Date,
): Promise<void> {
  await updateProject(tx.db, projectId, { toldStatus, statusSetAt })
  const setAt = statusSetAt.toISOString()
  await tx.enqueue(statusNewsJob, { projectId, setAt }, { startAfterSeconds: STATUS_UNDO_SECONDS })
}
