import { expect, it } from 'vitest';
import { awa, openTab, settle } from '#boot/testing/fake-tab.ts';
import { selectionOf } from './selection.tsx';

const ofCustomer = { access_token: 'good', user: JSON.stringify(awa) };

it('is one in the whole shop, and outlasts a visit of the login', async () => {
  const { app } = openTab();
  selectionOf(app).send({ type: 'animal.toggled', id: 'ladoum' });
  app.session.send({ type: 'login.succeeded', token: 'good' });
  await settle();
  expect(selectionOf(app).getSnapshot().context.chosen).toEqual(['ladoum']);
});

it('ends with the customer who made it', async () => {
  const { app } = openTab(ofCustomer, {}, '/shop');
  await settle();
  selectionOf(app).send({ type: 'animal.toggled', id: 'ladoum' });
  app.session.send({ type: 'logout.requested' });
  await settle();
  expect(selectionOf(app).getSnapshot().context.chosen).toEqual([]);
  expect(app.drafts.read('selection')).toBeNull();
});
