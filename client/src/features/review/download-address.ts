/** Where the file of a version is taken away; its address may already ask for one of several. */
export const downloadAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download`
