/** Where a file stands in the tree of the architecture, read from its path alone. */
export interface Zone {
  /** Such as `shared`, `server/routers`, `client/features`, `server/root` for a file that lies above the folders. */
  layer: string
  /** The folder inside the layer: a domain subject, a feature, an audience. */
  subject: string | undefined
}

export function zoneOf(path: string): Zone {
  const [workspace = '', second = '', third = '', fourth] = path.split('/')
  if (workspace === 'client' && second === 'gate') return { layer: 'client/gate', subject: undefined }
  if (workspace === 'client' && second !== 'src') return { layer: 'client/build', subject: undefined }
  if ((workspace === 'server' || workspace === 'client') && second === 'src') {
    return fourth === undefined
      ? { layer: `${workspace}/root`, subject: undefined }
      : { layer: `${workspace}/${third}`, subject: path.split('/').length > 4 ? fourth : undefined }
  }
  return { layer: workspace, subject: undefined }
}
