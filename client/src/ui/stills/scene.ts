/** The proportions a still can be cut to. */
export type Aspect = '16:9' | '9:16' | '1:1'

export type SceneProps = {
  /** Numbers between 0 and 1, the same for the same still. */
  roll: () => number
  /** Makes the ids of gradients unique on the page. */
  id: string
  /** What is cut: in the narrow ones the subject stands in the middle. */
  aspect: Aspect
}
