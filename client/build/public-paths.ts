/** Every address that is prerendered, with the name of its page under `dist/pages`. */
export const publicPaths: Record<string, string> = {
  '/': 'index',
  '/yellow': 'yellow',
  '/interviste': 'interviste',
  '/format': 'format',
  '/get-started': 'get-started',
  '/login': 'login',
  '/auth': 'auth',
  '/team-login': 'team-login',
  '/about': 'about',
  '/contact': 'contact',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/reset-password': 'reset-password',
  '/confirm-email': 'confirm-email',
  '/change-email': 'change-email',
  '/paga': 'paga',
  '/revisione': 'revisione',
  // <new:page>
}
