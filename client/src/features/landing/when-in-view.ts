import { testimonialStore } from './testimonial-store.ts'

const signs = ['scroll', 'pointerdown', 'click', 'keydown', 'focusin'] as const

/**
 * Resolves when somebody is about to use what stands in `place`: it is on the screen, the page was touched or
 * scrolled, or there is something new to show in it. Until then its program need not travel.
 */
export function whenInView(place: Element): Promise<void> {
  return new Promise(resolve => {
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && go())
    const onShelf = () => testimonialStore.getState().length > 0 && go()
    const forget = testimonialStore.subscribe(onShelf)
    function go() {
      observer.disconnect()
      forget()
      for (const sign of signs) removeEventListener(sign, go, true)
      resolve()
    }
    observer.observe(place)
    for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true })
    onShelf()
    if (scrollY > 0) go()
  })
}
