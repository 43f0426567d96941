import { quietly } from './quietly.ts'

const PREFIX = 'draft:'

export type Draft = Record<string, unknown>

/**
 * Text typed into a form, kept until it is sent: it outlives closing and reloading in this tab. Where nothing can be kept
 * a form works without it.
 */
export const drafts = {
  read: (name: string): Draft =>
    quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Draft) ?? {},
  keep: (name: string, values: Draft) =>
    quietly(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(values))),
  drop: (name: string) => quietly(() => sessionStorage.removeItem(PREFIX + name)),
  dropAll: () =>
    quietly(() => {
      const ours = Object.keys(sessionStorage).filter(key => key.startsWith(PREFIX))
      for (const key of ours) sessionStorage.removeItem(key)
    }),
}
