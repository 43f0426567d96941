import { onDemand } from '../../ui/late-part.tsx'

/** Over the picture and below it; both travel once something is drawn or shown. */
export const DrawingStage = onDemand(() => import('./drawing-stage.tsx'))
export const DrawingTools = onDemand(() => import('./drawing-tools.tsx'))
