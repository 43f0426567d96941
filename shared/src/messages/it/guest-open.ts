/** On the button that both rooms have; what it opens brings its own words. */
export const guestOpenText = 'Ospiti e chi ha visto'
