let pressed: HTMLButtonElement | undefined

function keep(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  pressed = target?.closest<HTMLButtonElement>('[data-late] button') ?? pressed
}

// From the first moment: the page is pressed before any part of it is taken over.
if (typeof document !== 'undefined') addEventListener('click', keep, true)

/** A press on a late section's button, kept until it can hear. */
export const earlyPress = {
  wasMade: () => pressed !== undefined,
  repeat(): void {
    removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
    pressed = undefined
  },
}
