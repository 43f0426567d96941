import { onDemand } from '../../ui/late-part.tsx'

/** What few comments have travels with the first that has it. */
export const AttachTray = onDemand(() => import('./attach-tray.tsx'))
export const NamingOffer = onDemand(() => import('./naming-offer.tsx'))
export const AssignForm = onDemand(() => import('./assign-form.tsx'))
export const SaidFiles = onDemand(() => import('./said-files.tsx'))
