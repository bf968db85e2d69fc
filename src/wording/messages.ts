import { frenchHour } from '#rules/dates.ts';

/** The frame of the shop's notices, and the connection (specification §2 "Shared layout"). */
export const messagesWording = {
  toasts: {
    label: 'Messages',
    close: 'Fermer',
    /** Beside an add that the login has done. */
    takeBack: 'Retirer',
    /** Beside a notice that was raised several times in a row. */
    times: (count: number) => `×\u00a0${count}`,
  },
  offline: {
    text: 'Vous êtes hors connexion. Ce que vous avez saisi est gardé.',
    back: 'Le réseau est revenu.',
  },
  /** In a document that an earlier visit kept at this moment, in ms since the epoch; it may lack its code. */
  kept: {
    seen: (at: number) =>
      `Vu le ${frenchHour(at)}, hors connexion. Les prix et le stock ont pu changer depuis, et certains boutons peuvent ne pas répondre.`,
    /** Without content of its own. */
    shell: 'Page ouverte sans réseau.',
    reload: 'Recharger la page',
  },
} as const;
