/** Where the bytes of uploaded files are kept. Paths are made by the server and never by a client. */
export interface Storage {
  write(path: string, bytes: Uint8Array): Promise<void>
  /** @throws Error when there is no such file. */
  read(path: string): Promise<Uint8Array>
  remove(path: string): Promise<void>
}
