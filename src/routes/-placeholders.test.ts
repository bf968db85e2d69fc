import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { picturesMachine } from '#machines/browsing/pictures.ts';
import { shareMachine } from '#machines/browsing/share.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { cartMachine } from '#machines/cart/cart.ts';
import { connectionMachine } from '#machines/session/connection.ts';
import { noticesMachine } from '#machines/session/notices.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { emptyNotices, sessionAtFirst, visitorCart } from '../start/create-app.ts';
import { notAdded } from './_shop/-add-to-cart.tsx';
import { firstPicture } from './_shop/-pictures.tsx';
import { notShared } from './_shop/-share.tsx';
import { connected } from './-announcements.tsx';

const page = { title: 'Bélier', text: 'Bélier', url: 'https://belier.test/product/1' };
const awa = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '0701020304',
};

const atFirst = {
  notices: [emptyNotices(), createActor(noticesMachine)],
  cart: [visitorCart(), createActor(cartMachine)],
  'visitor’s session': [
    sessionAtFirst({ token: null, user: null }),
    createActor(sessionMachine, { input: { token: null, user: null } }),
  ],
  'customer’s session': [
    sessionAtFirst({ token: 'token', user: awa }),
    createActor(sessionMachine, { input: { token: 'token', user: awa } }),
  ],
  connection: [connected(), createActor(connectionMachine)],
  'add-to-cart': [notAdded('1'), createActor(addToCartMachine, { input: { productId: '1' } })],
  'one picture': [firstPicture(1), createActor(picturesMachine, { input: { count: 1 } })],
  pictures: [firstPicture(3), createActor(picturesMachine, { input: { count: 3 } })],
  'no picture': [firstPicture(0), createActor(picturesMachine, { input: { count: 0 } })],
  share: [notShared(page), createActor(shareMachine, { input: { page, hasSheet: false } })],
} as const;

it.each(Object.entries(atFirst))(
  'the placeholder of the %s is its machine’s first state',
  (_, [placeholder, actor]) => {
    const { value, context, tags } = actor.getSnapshot();
    expect(placeholder.matches(value as never)).toBe(true);
    expect(placeholder.context).toEqual(context);
    expect([...tags].filter((tag) => placeholder.hasTag(tag as never))).toEqual([...tags]);
  },
);
