import type { OfProject } from './project.events.ts'

/** What a client puts into a project for its makers: files of their own, and videos that they like. */
export interface InspirationEvents {
  'material.added': OfProject
  'material.removed': OfProject
  'reference.added': OfProject
  'reference.changed': OfProject
  'reference.removed': OfProject
}
