import { at } from '#machines/at.ts';
import { type NoticeCode, noticesMachine } from '#machines/session/notices.ts';
import { Notices } from '#screens/layout/notices.tsx';
import { sampleCart } from './cart.ts';

/** One notice by itself, as it has just been told. */
export function OneNotice({ code }: { code: NoticeCode }) {
  const removed = code === 'line-removed' ? sampleCart[0] : undefined;
  const notice = { id: 1, remaining: 5000, times: 1, code, ...(removed === undefined ? {} : { removed }) };
  return (
    <Notices snapshot={at(noticesMachine, 'counting', { notices: [notice], nextId: 2 })} send={() => {}} />
  );
}
