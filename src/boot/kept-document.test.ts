import { describe, expect, it } from 'vitest';
import { element, openDocument, settled } from './testing/simulated-document.ts';

/** A document with an animal's button, a form and a button that spends, opened from the network or from what is kept. */
function open(
  kept?: string,
  root: Readonly<Record<string, string>> = {},
  device: Readonly<Record<string, string>> = {},
) {
  const sent: string[] = [];
  const add = element('button', { type: 'button', 'data-writes': '', 'data-add': 'ladoum' });
  const order = element('button', { type: 'button', 'data-writes': '' });
  const send = element('button', { type: 'submit' });
  const field = element('input', { name: 'message' });
  const form = element('form', { name: 'contact', method: 'post', 'data-draft': '' }, field, send);
  const menu = element('button', { type: 'button' });
  const document = openDocument([element('script', { 'data-late-words': '' }), add, order, form, menu], {
    device: new Map(Object.entries(device)),
    root: { 'data-api': '/api/v1', ...root, ...(kept !== undefined && { 'data-kept': kept }) },
    fetch: (url) => {
      sent.push(url);
      return new Promise(() => undefined);
    },
  });
  return { ...document, sent, add, order, form, field, menu };
}

describe.each(['1790000000000', 'never'])('a document kept at %s', (kept) => {
  it('sends no add at its press, keeps no press for later, and says why beside the control', async () => {
    const { add, press, sent, early, said } = open(kept);
    expect(press(add)).toBe(false);
    await settled();
    expect([sent, early.presses, said()]).toEqual([[], [], ['kept']]);
  });

  it('submits no form, whether or not its machine has started; what is typed stays', () => {
    for (const isStarted of [false, true]) {
      const { form, field, fire, early, said } = open(kept);
      if (isStarted) form.setAttribute('data-started', '');
      field.value = 'À Bouaké';
      expect(fire('submit', form)).toBe(false);
      expect([field.value, early.presses, said()]).toEqual(['À Bouaké', [], ['kept']]);
    }
  });

  it('does not order, not even for a script or assistive technology, nor for a listener at the window', () => {
    const { order, fire, said, events } = open(kept);
    let heard = 0;
    events.addEventListener('click', () => {
      heard += 1;
    });
    expect(fire('click', order, { isTrusted: false })).toBe(false);
    expect([heard, said()]).toEqual([0, ['kept']]);
  });

  it('says so beside the control that was pressed last when the client refuses another write', () => {
    const { menu, press, early, said } = open(kept);
    early.refuse();
    expect(said()).toEqual([]);
    press(menu);
    expect(early.presses).toHaveLength(1);
    early.refuse();
    expect(said()).toContain('kept');
  });
});

it('where code does not come, a kept page with content says nothing besides its own line; an empty one does', () => {
  const [page, shell] = [open('1790000000000', { 'data-style': '/assets/style.css' }), open('1790000000000')];
  for (const { early } of [page, shell]) early.fail();
  expect([page.said(), shell.said()]).toEqual([[], ['missing']]);
});

it('a document from the network sends, and keeps presses', async () => {
  const { add, order, press, sent, early, said } = open(
    undefined,
    {},
    {
      access_token: 'jeton',
      provider_accepts: '/api/v1 Idempotency-Key',
    },
  );
  press(add);
  press(order);
  await settled();
  expect(sent).toEqual(['/api/v1/ecommerce/panier/']);
  expect(early.presses).toHaveLength(2);
  expect(said()).not.toContain('kept');
});
