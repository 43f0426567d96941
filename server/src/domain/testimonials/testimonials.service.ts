import type { Platform } from '../../platform/platform.ts'
import { listConsenting } from './testimonials.repository.ts'

const FETCHED = 10

/** The newest ten reviews whose authors agreed to publication (public site, section 6). */
export const listPublicTestimonials = ({ db }: Pick<Platform, 'db'>) => listConsenting(db, FETCHED)
