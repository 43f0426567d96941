import { onDemand } from '../../ui/late-part.tsx'

// Only where a project delivers several things, or something that is no film.

export const AssetSwitch = onDemand(() => import('./asset-switch.tsx'))
export const AssetPlaceholder = onDemand(() => import('./asset-placeholder.tsx'))
export const FileCard = onDemand(() => import('./file-card.tsx'))
export const DeliveredList = onDemand(() => import('./delivered-list.tsx'))
