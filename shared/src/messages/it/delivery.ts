import { brand } from '../../catalogue/brand.ts'
import { dateIt } from '../../formats/date-it.ts'
import { capitalized, entroIl } from '../../formats/italian.ts'
import type { Delivery } from '../../projects/delivery.ts'

function dayOf({ day, basis }: Delivery): string {
  if (basis === 'none') return `${brand.delivery}: la data arriva dopo il brief`
  const by = entroIl(dateIt(day))
  return basis === 'team' ? by : `${by} (${brand.delivery})`
}

/** The day of delivery, in the same words on every screen, mail and document. */
export const deliveryTexts = {
  title: ({ basis }: Delivery) => (basis === 'team' ? 'Consegna fissata dal team' : 'Consegna stimata'),
  /** The day, with the fixed text beside an estimate; before there is a day, what it waits for. */
  day: (delivery: Delivery) => capitalized(dayOf(delivery)),
  /** Title and day in one line. */
  line: (delivery: Delivery) => `${deliveryTexts.title(delivery)}: ${dayOf(delivery)}`,
  /** Returns the day, with a note if it has passed. */
  short: ({ day, isPast }: Delivery) => `${dateIt(day)}${isPast ? ' (passata)' : ''}`,
  /**
   * Returns a note that the payment moves the day, or that it has passed; empty if neither applies. `isPayer`: for
   * somebody who pays by a link, without messages.
   */
  remark({ ifPaidToday, isPast }: Delivery, isPayer: boolean): string {
    if (ifPaidToday)
      return `I giorni si contano dal pagamento: se arriva oggi, la consegna stimata è ${entroIl(dateIt(ifPaidToday))}.`
    if (!isPast) return ''
    return isPayer
      ? 'Questa data è passata: chiedi quella nuova a chi ti ha mandato il link.'
      : 'Questa data è passata: chiedi al team quella nuova nei messaggi.'
  },
  /** The client's wish beside it; empty without one. */
  wish({ wishedDay, isWishSooner, basis }: Delivery): string {
    if (!wishedDay) return ''
    const asked = `Hai chiesto il video ${entroIl(dateIt(wishedDay))}`
    if (!isWishSooner) return `${asked}.`
    if (basis === 'team') return `${asked}: il team ha fissato una data successiva.`
    return `${asked}: è prima della consegna stimata. Il team lo sa e ti scrive se può anticipare.`
  },
  team: {
    briefMissing: 'Il brief non è ancora arrivato.',
    estimate({ day, basis, isPast }: Delivery) {
      if (basis === 'none') return 'La consegna avrà una data con il brief o con un preventivo confermato.'
      const estimate = `Consegna stimata ${entroIl(dateIt(day))}`
      return isPast ? `${estimate}: è passata. Fissa una scadenza, il cliente la vede.` : `${estimate}.`
    },
    wish: ({ wishedDay, isWishSooner, basis }: Delivery) => {
      if (!wishedDay) return ''
      const asked = `Il cliente chiede il video ${entroIl(dateIt(wishedDay))}`
      if (!isWishSooner) return `${asked}.`
      return `${asked}, prima della ${basis === 'team' ? 'vostra scadenza' : 'consegna stimata'}.`
    },
  },
}
