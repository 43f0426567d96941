/** Functions for child processes, valid and faulty. */
export const double = (value: number): number => value * 2

export const processId = (): number => process.pid

export const environment = (): string[] => Object.keys(process.env)

export function spin(): never {
  for (;;);
}

export function fill(): number {
  const kept: Buffer[] = []
  for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1))
}

export function refuse(): never {
  throw Object.assign(new Error('no room'), { name: 'RoomError', code: 'ENOSPC' })
}
