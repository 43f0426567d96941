import { dashboardTexts } from '../messages/it/dashboard.ts'

/** Returns the label of a rating, 1 'Non soddisfatto' to 5 'Eccellente!'; empty while none is chosen. */
export const ratingLabel = (rating: number): string => dashboardTexts.review.stars[rating - 1] ?? ''
