import { frenchRecently } from '#rules/dates.ts';

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
  /** For as long as a document is open that an earlier visit kept; moments are in ms since the epoch. */
  kept: {
    seen: (at: number, now: number) =>
      `Vu ${frenchRecently(at, now)}, hors connexion. Les prix et le stock ont pu changer depuis.`,
    /** Without content of its own. */
    shell: 'Page ouverte sans réseau.',
    reload: 'Recharger la page',
  },
} as const;
