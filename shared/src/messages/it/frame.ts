/** Texts of the layout and the notifications, for dashboard and hub. */
export const frameTexts = {
  undo: 'Ripristina',
  side: {
    collapse: 'Riduci il menu',
    expand: 'Allarga il menu',
  },
  user: { fallback: 'Utente', toProfile: 'Vai al tuo profilo', signOut: 'Esci' },
  bell: {
    empty: 'Non hai notifiche al momento',
    label: (unread: number) =>
      unread === 0
        ? 'Notifiche'
        : unread === 1
          ? 'Notifiche, 1 da leggere'
          : `Notifiche, ${unread} da leggere`,
    all: 'Vedi tutte le notifiche',
  },
  notifications: {
    title: 'Notifiche',
    intro: 'Le novità sui tuoi progetti.',
    empty: 'Non hai notifiche al momento',
    emptyText: 'Quando succede qualcosa a un tuo progetto, lo leggi qui e nella tua email.',
    markRead: 'Segna come letta',
    markAllRead: 'Segna tutte come lette',
    unread: 'Da leggere',
    deleteLabel: (title: string) => `Elimina la notifica ${title}`,
    more: 'Mostra altre notifiche',
    load: 'Impossibile caricare le notifiche',
    delete: 'Impossibile eliminare la notifica',
    deleted: 'Notifica eliminata',
    allRead: 'Tutte le notifiche sono state segnate come lette',
  },
} as const
