/** Returns the milliseconds of processor time that this thread has used since `began`. */
export function cpuMsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}
