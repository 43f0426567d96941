import { randomUUID } from 'node:crypto'
import type { ErrorCode } from 'shared/errors/codes'
import type { TestApp } from '../../support/app.ts'
import type { InputOf, ProcedurePath } from '../../support/procedures.ts'
import type { Cast, Role } from './roles.ts'

export interface World {
  app: TestApp
  cast: Cast
}

/** Whose thing a call is about: the owner's, the stranger's, or nobody's. */
export type Target = 'own' | 'other' | 'missing'

/** How one procedure is called in every cell of the matrix. */
export interface Fixture<Path extends ProcedurePath = ProcedurePath> {
  /** Which things each role may reach once the policy has let it in. Undefined: there is no thing to reach. */
  reach?: Partial<Record<Role, Target[]>>
  /** How a thing that may not be reached is refused, the same as one that does not exist; else `NOT_FOUND`. */
  refusal?: Partial<Record<Role, ErrorCode>>
  /**
   * Called for every cell anew, so that no cell finds what another has changed, and for all cells that are let in at
   * once (eight and more): what has to be unique, such as an address, is made up by each call.
   */
  input(world: World, target: Target, role: Role): Promise<InputOf<Path>> | InputOf<Path>
  /** Inputs that mix a thing of the owner's with one of the stranger's; refused to both. */
  mixed?(world: World): Promise<InputOf<Path>[]>
}

export type Fixtures<Audience extends string> = {
  [Path in ProcedurePath & `${Audience}.${string}`]: Fixture<Path>
}

/** Makes a thing for one of the two companies and names it. */
export type Maker = (world: World, tenant: 'own' | 'other') => Promise<string>

type Reach = NonNullable<Fixture['reach']>

const madeId = (make: Maker, world: World, target: Target): Promise<string> =>
  target === 'missing' ? Promise.resolve(randomUUID()) : make(world, target)

/** About nothing that belongs to anybody. */
export function free<Path extends ProcedurePath>(
  input?: (world: World, role: Role) => Promise<InputOf<Path>> | InputOf<Path>,
): Fixture<Path> {
  return { input: (world, _target, role) => input?.(world, role) as InputOf<Path> }
}

/** About a thing that some may reach. */
export function about<Path extends ProcedurePath>(
  reach: Reach,
  make: Maker,
  input: (id: string) => InputOf<Path>,
  more: Partial<Fixture<Path>> = {},
): Fixture<Path> {
  return { reach, input: async (world, target) => input(await madeId(make, world, target)), ...more }
}

const aboutThingsOf =
  (reach: Reach) =>
  <Path extends ProcedurePath>(
    make: Maker,
    input: (id: string) => InputOf<Path>,
    more?: Partial<Fixture<Path>>,
  ): Fixture<Path> =>
    about(reach, make, input, more)

/** About a thing of one person alone. */
export const ofPerson = aboutThingsOf({ owner: ['own'], stranger: ['other'] })

/** About a thing of a client's company: it is everybody's in it. */
export const ofClient = aboutThingsOf({ owner: ['own'], colleague: ['own'], stranger: ['other'] })

/** About a thing in a project, as the team sees it: the owner's is assigned to the editor, managers see all. */
export const ofProject = aboutThingsOf({ editor: ['own'], manager: ['own', 'other'] })

/** About money, which managers and members limited to accounting see. */
export const ofAccounting = aboutThingsOf({ manager: ['own', 'other'], accounting: ['own', 'other'] })

/** About what managers see, and no other member. */
export const ofManager = aboutThingsOf({ manager: ['own', 'other'] })
