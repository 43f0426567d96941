import { z } from '../errors/zod.ts'
import { dateField, optionalDate } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { optionalLine, optionalText, requiredLine } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { urgencies } from '../timeline/deadlines.ts'
import { projectSorts } from './project-list.ts'
import { PROJECT_TITLE_MAX } from './project-title.ts'
import { projectStatuses } from './status.ts'
import { turnReasons, turnSides } from './turn.ts'

const onlyTrue = () => z.literal(true, { error: 'OUT_OF_RANGE' }).optional()

/** `requestId` becomes the id of the project. */
export const createProjectInput = z.strictObject({
  requestId: requestIdField(),
  title: optionalLine(PROJECT_TITLE_MAX),
  description: optionalText(5000),
  videoType: optionalLine(100),
  duration: optionalLine(100),
  style: optionalLine(200),
  deadline: optionalDate(),
})

/** For clients and managers alike. */
export const renameProjectInput = z.strictObject({
  id: uuidField(),
  title: requiredLine(PROJECT_TITLE_MAX),
})

/** Filters of the hub's list; `unassigned` keeps open projects without a member. */
const projectFilters = {
  search: optionalLine(200),
  status: choiceField(projectStatuses).optional(),
  urgency: choiceField(urgencies).optional(),
  memberId: uuidField().optional(),
  turn: choiceField(turnSides).optional(),
  late: onlyTrue(),
  unassigned: onlyTrue(),
  archived: onlyTrue(),
  sort: choiceField(projectSorts).optional(),
}

/**
 * `search` looks into title, description, and the client’s name and company; `memberId` keeps what is assigned to that
 * member; `turn` whose turn it is; `late` open projects whose deadline is past. `archived` lists the archive alone,
 * always the last archived first. Without `sort`: the newest first.
 */
export const listTeamProjectsInput = z.strictObject({ ...projectFilters, ...pageFields })

/** A filter of the list is kept under a name. */
export const saveFilterInput = z.strictObject({
  name: requiredLine(60),
  filter: z.strictObject(projectFilters, { error: 'REQUIRED' }),
})

/** `because` is what the mail reminds of, as the manager saw it. */
export const remindClientInput = z.strictObject({
  projectId: uuidField(),
  because: choiceField(turnReasons.client),
})

/**
 * By a manager, for a company; a client names it as well, as long as they have one only. `requestId` becomes the id of
 * the project.
 */
export const makeProjectInput = z
  .strictObject({
    clientId: uuidField().optional(),
    companyId: uuidField().optional(),
    requestId: requestIdField(),
    title: requiredLine(PROJECT_TITLE_MAX),
    videoType: optionalLine(100),
    deadline: optionalDate(),
  })
  .refine(({ clientId, companyId }) => clientId || companyId, { path: ['clientId'], error: 'REQUIRED' })

/**
 * `from` is the status that was seen; without it the change is made whatever it is. `undoable` tells client and team
 * ten seconds later, and not at all if the status is set back until then.
 */
export const setProjectStatusInput = z.strictObject({
  id: uuidField(),
  from: choiceField(projectStatuses).optional(),
  status: choiceField(projectStatuses),
  undoable: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

/** `deadline: null` takes the deadline away. */
export const setDeadlineInput = z.strictObject({ id: uuidField(), deadline: dateField().nullable() })

const projectIds = () => z.array(uuidField(), { error: 'REQUIRED' }).min(1, 'REQUIRED').max(100, 'TOO_LONG')

/** Projects that are chosen in the list. */
export const manyProjectsInput = z.strictObject({ ids: projectIds() })

/** The members are added to those that each project has. */
export const assignToAllInput = z.strictObject({
  ids: projectIds(),
  memberIds: z.array(uuidField(), { error: 'REQUIRED' }).min(1, 'REQUIRED').max(50, 'TOO_LONG'),
})

const assignedMembers = () => z.array(uuidField(), { error: 'REQUIRED' }).max(50, 'TOO_LONG')

/**
 * The list replaces whoever was assigned before; an empty one leaves nobody. `from` are the members that were seen: what
 * somebody else has changed since then stays.
 */
export const assignProjectInput = z.strictObject({
  id: uuidField(),
  from: assignedMembers().optional(),
  memberIds: assignedMembers(),
})
