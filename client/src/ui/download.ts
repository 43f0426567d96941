/** Hands a text over as a file. */
export const downloadText = (fileName: string, content: string): void =>
  downloadBlob(fileName, new Blob([content], { type: 'text/plain;charset=utf-8' }))

/** Hands bytes over as a file. */
export function downloadBlob(fileName: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Revoked later, because the browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
