import { useState } from 'react';
import { blankCanvas, sendFromWindow } from '#browser/send-picture.ts';
import { configuration } from '#configuration/configuration.ts';
import type { App } from '#data/app.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { displayPhone } from '#rules/phone.ts';
import { drawReceipt } from '#screens/payment/draw-receipt.ts';
import { Receipt } from '#screens/payment/receipt.tsx';
import { receiptWording } from '#wording/receipt.ts';
import { useProvided } from './provided.ts';

type LiveReceiptProps = { app: App; order: ReadOrder; standing: Standing; at: number };

/** The picture of an order, drawn before it can be sent: the share sheet takes it within the press only. */
function Drawn({ app, order, standing, at }: LiveReceiptProps) {
  const [drawn] = useState(() => {
    const { brand, phones } = configuration;
    const texts = receiptWording.texts({ brand, order, standing, at, phone: displayPhone(phones[0] ?? '') });
    const url = drawReceipt(blankCanvas(), texts);
    const picture = { name: receiptWording.file(order.order_number), url };
    const effects = () => ({
      calls: { openSheet: () => sendFromWindow(picture), copy: async () => undefined },
      actions: {},
    });
    return { page: { title: texts.title, text: '' }, alt: receiptWording.alt(texts), picture, effects };
  });
  const { snapshot, send } = useProvided(app, shareMachine, drawn.effects, { input: { page: drawn.page } });
  return <Receipt snapshot={snapshot} send={send} picture={drawn.picture} alt={drawn.alt} />;
}

/** Drawn anew when the provider says something else of the order. */
export const LiveReceipt = (props: LiveReceiptProps) => (
  <Drawn key={JSON.stringify([props.order.order_number, props.standing])} {...props} />
);
