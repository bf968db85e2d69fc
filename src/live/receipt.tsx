import { useRef, useState } from 'react';
import { sendPicture } from '#browser/send-picture.ts';
import type { App } from '#data/app.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { Receipt, type ReceiptOf } from '#screens/payment/receipt.tsx';
import { receiptWording } from '#wording/receipt.ts';
import { useProvided } from './provided.ts';

/** The receipt of an order. It is another one when the provider says something else: give it a `key`. */
export function LiveReceipt({ app, ...receipt }: ReceiptOf & { app: App }) {
  const title = receiptWording.file(receipt.order.order_number);
  const drawn = useRef('');
  const [effects] = useState(() => () => ({
    calls: { openSheet: () => sendPicture(title, drawn.current), copy: async () => undefined },
    actions: {},
  }));
  const sharing = useProvided(app, shareMachine, effects, { input: { page: { title, text: '' } } });
  return <Receipt {...sharing} {...receipt} drawn={drawn} />;
}
