import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

type Props = {
  viewport: HTMLElement
  onReady: (steps: CarouselSteps) => void
  onSelect: (at: number) => void
}

/** Controls of the carousel, available once its engine is loaded. */
export interface CarouselSteps {
  readonly next: (jump: boolean) => void
  readonly previous: (jump: boolean) => void
}

/** Makes the strip a loop that can be dragged and stepped; arrives later than the page. */
export default function CarouselEngine({ viewport, onReady, onSelect }: Props) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', duration: 20 })
  useEffect(() => {
    viewport.scrollLeft = 0
    attach(viewport)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    const tell = () => onSelect(api.selectedScrollSnap())
    api.on('select', tell)
    onReady({ next: jump => api.scrollNext(jump), previous: jump => api.scrollPrev(jump) })
    return () => void api.off('select', tell)
  }, [api, onReady, onSelect])
  return null
}
