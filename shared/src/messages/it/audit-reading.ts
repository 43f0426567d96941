import type { AuditSectionCode } from '../../audit-reading/section-codes.ts'
import type { VideoLinkKind } from '../../inbox/video-link.ts'
import type { VideoChannel, VideoGoal } from '../../video-goals/video-goal.ts'

interface Choice {
  any: string
  /** Advice for feeds, where videos are scrolled past and play without sound. */
  quick?: string
  byGoal?: Partial<Record<VideoGoal, string>>
  byChannel?: Partial<Record<VideoChannel, string>>
}

interface Section {
  title: string
  finding: Choice
  advice: Choice
  unseen: string
  /** In the place of `unseen` for a request without a video. */
  unsent?: string
}

const sections: Record<AuditSectionCode, Section> = {
  hook: {
    title: 'I primi cinque secondi',
    finding: {
      any: 'Chi guarda deve capire subito che il video parla di lui: un problema suo, un risultato, una domanda.',
      quick:
        'Chi scorre si ferma per un viso, un gesto o una frase scritta grande: il logo in apertura fa passare oltre.',
      byGoal: {
        recruit:
          'Chi cerca lavoro vuole vedere le persone con cui starà, non la facciata: un viso nei primi secondi.',
        'sell-product':
          'Il prodotto in uso, subito: chi guarda deve vedere che cosa cambia per lui, non la confezione.',
        'explain-service': 'Prima il problema che il servizio toglie, poi il nome del servizio.',
        tourism:
          'La prima inquadratura deve far venire voglia di esserci: luce, acqua, un gesto. I testi dopo.',
        event:
          'Le cose più forti successe quel giorno, nei primi tre secondi: la sala vuota non chiama nessuno.',
        testimonial: 'La frase più forte del cliente, subito: la presentazione di chi parla può aspettare.',
      },
    },
    advice: {
      any: 'Guarda solo i primi cinque secondi senza audio: se non si capisce perché restare, comincia dalla scena che oggi è a metà.',
      byGoal: {
        'present-company':
          'Se il video comincia dall’anno di fondazione, spostalo in fondo e metti davanti la cosa che i clienti ti dicono più spesso.',
        recruit: 'Comincia con una persona che dice in una frase che cosa ha imparato da voi.',
        'explain-service': 'Comincia con la domanda che i clienti fanno al telefono, parola per parola.',
      },
    },
    unseen: 'Come comincia davvero il tuo video: non l’abbiamo ancora guardato.',
    unsent: 'Come comincia il video: non ci hai ancora mandato un link.',
  },
  message: {
    title: 'Il messaggio',
    finding: {
      any: 'Un video, una cosa sola da ricordare. Se chi guarda ne racconta due diverse, sono troppe.',
      byGoal: {
        'present-company':
          'Da una presentazione ci si ricorda una cosa: perché scegliere voi e non il concorrente accanto.',
        'explain-service': 'Alla fine chi guarda deve saper dire a un collega che cosa fate, in una frase.',
        'sell-product': 'Un vantaggio solo, mostrato: gli altri stanno nella scheda del prodotto.',
        recruit:
          'Che lavoro è, con chi, che cosa si impara: tre risposte oneste valgono più di un elenco di valori.',
        event: 'Che cosa è successo di utile per chi non c’era, e perché venire la prossima volta.',
        tourism: 'Una promessa di soggiorno sola: riposo, cucina, montagna. Non tutte insieme.',
        testimonial: 'Il prima, il dopo, e un numero: è quello che convince chi somiglia a quel cliente.',
        train: 'Una procedura per video: chi lo riguarda deve trovare il punto in pochi secondi.',
      },
    },
    advice: {
      any: 'Scrivi in dieci parole che cosa deve restare, poi togli dal video tutto quello che non lo aiuta.',
    },
    unseen: 'Se dalle immagini e dalle parole il messaggio passa.',
    unsent: 'Se il messaggio passa: ce lo dirà il video.',
  },
  rhythm: {
    title: 'Il ritmo',
    finding: {
      any: 'Tra 60 e 90 secondi, con un cambio di inquadratura ogni tre o quattro secondi e pause dove conta.',
      quick: 'Tra 15 e 40 secondi: un taglio ogni due secondi circa, e nessuna introduzione.',
      byChannel: {
        website: 'In una pagina si resta tra 45 e 90 secondi: di più solo se si spiega qualcosa.',
        youtube: 'Può durare di più, ma ogni dieci secondi deve succedere qualcosa di nuovo.',
        stand:
          'In mezzo alla gente non si segue una storia: scene da cinque secondi che valgono anche da sole.',
        direct: 'Chi lo apre da un messaggio gli dà un minuto scarso.',
      },
      byGoal: { train: 'Il tempo del gesto vero, con un fermo immagine a ogni passaggio.' },
    },
    advice: {
      any: 'Guardalo a velocità doppia: le parti in cui non perdi niente si possono togliere.',
    },
    unseen: 'Durata, tagli e pause.',
  },
  audio: {
    title: 'L’audio',
    finding: {
      any: 'La voce davanti, la musica dietro: su un telefono si devono capire tutte le parole.',
      quick: 'Deve funzionare anche muto: la voce aggiunge, non regge da sola il racconto.',
      byChannel: { stand: 'In fiera la voce non si sente: contano immagini e scritte.' },
    },
    advice: {
      any: 'Ascoltalo dal telefono, in una stanza con altre persone. Se abbassi il volume per la musica, la musica è troppo alta.',
    },
    unseen: 'Voce, musica e rumori.',
  },
  captions: {
    title: 'I sottotitoli',
    finding: {
      any: 'Servono a chi guarda senza audio e a chi non sente: due righe al massimo, in basso, sempre leggibili.',
      quick: 'Qui quasi tutti guardano senza audio: senza sottotitoli il video è muto.',
    },
    advice: {
      any: 'Caricali come file a parte dove si può (YouTube, LinkedIn): si correggono e li leggono anche i motori di ricerca.',
      byChannel: {
        instagram: 'Su Instagram scrivili nel video, lontano dal bordo basso, dove stanno i pulsanti.',
        stand: 'Sullo schermo in fiera usa poche parole grandi, leggibili da tre metri.',
      },
    },
    unseen: 'Se ci sono, e se si leggono.',
  },
  'call-to-action': {
    title: 'L’invito finale',
    finding: {
      any: 'Una richiesta sola, detta e scritta: che cosa fare adesso, e dove.',
      byGoal: {
        'sell-product': 'Dove si compra o come si chiede un preventivo, scritto a schermo per tre secondi.',
        'explain-service':
          'Un passo piccolo: una prova, una chiamata di dieci minuti, non «contattaci» e basta.',
        recruit: 'Dove candidarsi e chi risponde: un nome e un indirizzo, non un modulo.',
        event: 'La data della prossima volta, o dove lasciare il nome.',
        tourism: 'Il modo più semplice per prenotare, con il periodo giusto per farlo.',
        testimonial: 'Come avere lo stesso risultato: il contatto di chi ha seguito quel cliente.',
        train: 'Che cosa guardare dopo, o a chi chiedere.',
      },
    },
    advice: {
      any: 'Tieni l’ultima inquadratura ferma per tre secondi: logo, indirizzo, una frase con un verbo.',
      byChannel: {
        youtube: 'Su YouTube lascia libero lo spazio a destra per il video consigliato.',
        website: 'Sul sito metti il pulsante sotto il video con le stesse parole del finale.',
      },
    },
    unseen: 'Come finisce.',
  },
  format: {
    title: 'Il formato',
    finding: {
      any: 'Orizzontale (16:9) per sito e YouTube, verticale (9:16) per le storie, quadrato (1:1) dove si scorre.',
    },
    advice: {
      any: 'Decidi prima dove lo mostrerai: da lì vengono forma, durata e sottotitoli. Se sono due posti, servono due versioni.',
      byChannel: {
        website: 'Sito: orizzontale, che parta solo quando lo si chiede, con una copertina scelta da te.',
        linkedin: 'LinkedIn: quadrato o verticale (4:5), caricato lì e non come link.',
        instagram: 'Instagram: verticale (9:16), con le scritte dentro il terzo centrale.',
        youtube:
          'YouTube: orizzontale, con una copertina leggibile anche piccola e un titolo che sembra una domanda.',
        stand: 'Schermo in fiera: orizzontale, muto, senza inizio né fine, in ciclo.',
        ads: 'Campagna: tre versioni con aperture diverse, da 15 e da 30 secondi.',
        direct:
          'Via email o WhatsApp: orizzontale, sotto i 60 secondi, con un fotogramma che faccia da anteprima.',
      },
    },
    unseen: 'La forma e la qualità del file.',
  },
}

/** The first reading of a video, as it is written without watching it. */
export const auditReadingTexts = {
  links: {
    youtube:
      'Il link porta a YouTube. Se il video è privato non lo possiamo aprire: rendilo pubblico o «non in elenco».',
    drive: 'Il link porta a Google Drive: controlla che il link sia condiviso con «chiunque abbia il link».',
    docs: 'Il link porta a un documento Google, non a un video: controlla che sia condiviso e che dentro ci sia il video.',
    none: 'Non ci hai mandato un video. Rispondi a questa email con un link YouTube o Google Drive: va bene anche una bozza, e il testo, se ce l’hai.',
  } satisfies Record<VideoLinkKind | 'none', string>,
  sections,
  goals: {
    'present-company': 'presentare l’azienda',
    'explain-service': 'spiegare un servizio',
    'sell-product': 'vendere un prodotto',
    recruit: 'trovare persone da assumere',
    event: 'raccontare o annunciare un evento',
    tourism: 'far venire voglia di un luogo',
    testimonial: 'far parlare un cliente',
    train: 'insegnare qualcosa',
    unknown: '',
  } satisfies Record<VideoGoal, string>,
  channels: {
    website: 'il sito',
    linkedin: 'LinkedIn',
    instagram: 'Instagram e simili',
    youtube: 'YouTube',
    stand: 'uno schermo in fiera o in sede',
    ads: 'una campagna a pagamento',
    direct: 'email e WhatsApp',
  } satisfies Record<VideoChannel, string>,
} as const
