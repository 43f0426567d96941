import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from 'server/routers/index'

type SignedIn = Exclude<inferRouterOutputs<AppRouter>['auth']['session'], { user: null }>

export type SessionUser = SignedIn['user']
export type TeamMember = NonNullable<SignedIn['member']>
