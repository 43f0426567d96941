import { createContext } from 'react'

/** Where words are written, for those who may attach files and name people; guests have none. */
export const RoomPlace = createContext<{ side: 'client' | 'team'; projectId: string } | null>(null)
