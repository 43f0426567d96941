/** Notifications about review comments. */
export const commentNews = {
  mentioned: {
    title: 'Ti hanno nominato in un commento',
    message: (author: string, project: string, text: string) => `${author} in «${project}»: ${text}`,
  },
  assigned: {
    title: 'Un commento è in carico a te',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
} as const
