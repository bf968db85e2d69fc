/** The frame of the shop's notices, and the connection (specification §2 "Shared layout"). */
export const messagesWording = {
  toasts: {
    label: 'Messages',
    close: 'Fermer',
    /** Beside a notice that was raised several times in a row. */
    times: (count: number) => `×\u00a0${count}`,
  },
  offline: {
    text: 'Vous êtes hors connexion. Ce que vous avez saisi est gardé\u202f; la boutique reprend dès que le réseau revient.',
    back: 'Le réseau est revenu.',
  },
} as const;
