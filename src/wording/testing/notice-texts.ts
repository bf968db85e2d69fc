import type { Notice } from '#machines/session/notices.machine.ts';
import { noticesWording } from '../notices.ts';

type Notifying = { notices: { getSnapshot(): { context: { notices: readonly Notice[] } } } };

/** The notices as shown: the title, then the server's own text or the sentence of the code. */
export const noticeTexts = ({ notices }: Notifying): readonly string[] =>
  notices.getSnapshot().context.notices.map(({ code, message }) => {
    const { title, text } = noticesWording[code];
    return title === undefined ? (message ?? text) : `${title}: ${message ?? text}`;
  });
