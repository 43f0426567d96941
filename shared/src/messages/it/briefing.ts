import type { BriefKind, Extra, Slot } from '../../briefing/brief/brief.ts'
import { entroIl } from '../../formats/italian.ts'
import { recapLabels } from './briefing-fields.ts'

/**
 * The words of the recap. Each kind and each extra is named by one keyword of the quote's rule and no other, and by
 * none of the payment screen's rule but an explainer, which is motion graphics.
 */
export const summaryTexts = {
  kinds: {
    corporate: 'Video corporate',
    explainer: 'Video in motion graphics',
    'app-demo': 'Demo di un software o di una app',
    'social-reels': 'Reel per i social',
    'talking-head': 'Talking head',
    product: 'Video di prodotto',
    hotel: 'Video per hotel',
    event: 'Video di un evento',
    educational: 'Video di formazione',
    testimonial: 'Video testimonianza',
    advertising: 'Spot pubblicitario',
  } satisfies Record<BriefKind, string>,
  ...recapLabels,
  kindUnknown: 'Tipo di video da scegliere insieme',
  extras: {
    voiceover: 'voce narrante',
    music: 'musica originale',
    subtitles: 'sottotitoli',
    'logo-animation': 'logo animato',
    scriptwriting: 'scrittura dei testi',
    shooting: 'riprese in sede',
    drone: 'drone',
    'supplied-footage': 'girato fornito',
    'ready-script': 'script già pronto',
  } satisfies Record<Extra, string>,
  /** Follows a note that contradicts the chosen extras. */
  chosenExtrasApply: 'Per gli extra vale la scelta fatta nel brief.',
  duration: 'Durata',
  noMaterials: 'nessuno, si parte da zero',
  wanted: 'Da prevedere',
  brought: 'Dal cliente',
  deadline: entroIl,
  deadlineLabel: 'Consegna',
  formats: 'Formato',
  languages: 'Altre lingue',
  open: 'Da decidere insieme',
  slots: {
    kind: 'tipo di video',
    audience: 'pubblico',
    message: 'messaggio',
    tone: 'tono',
    duration: 'durata',
    materials: 'materiali',
    extras: 'extra',
    deadline: 'data di consegna',
  } satisfies Record<Slot, string>,
} as const
