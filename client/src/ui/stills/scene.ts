export type SceneProps = {
  /** Numbers between 0 and 1, the same for the same still. */
  roll: () => number
  /** Makes the ids of gradients unique on the page. */
  id: string
}
