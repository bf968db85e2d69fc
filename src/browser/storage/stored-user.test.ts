// §3 Entities: The user object

import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { userShape } from '#data/accounts.ts';
import type { User } from '#openapi/schemas.ts';
import { browserStore } from './browser-store.ts';
import { storedUser, storeUser } from './stored-user.ts';

const awa: User = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '0701020304',
};
const inMemory = () =>
  browserStore({
    events: new EventTarget(),
    storage: () => {
      throw new Error('denied');
    },
  });

describe('stored user', () => {
  it('is given back as it was kept', () => {
    const store = inMemory();
    storeUser(store, awa);
    expect(storedUser(store)).toEqual(awa);
    storeUser(store, null);
    expect(storedUser(store)).toBeNull();
  });

  it('never keeps the number of the identity card on the device', () => {
    const store = inMemory();
    storeUser(store, { ...awa, numer_cni: 'C0123456789' });
    expect(store.read('user')).not.toContain('C0123456789');
    expect(store.read('user')).not.toContain('numer_cni');
  });

  it.each(['', '{', 'null', '"Awa"', '[]', '{"first_name":"Awa"}', '{"first_name":1}'])(
    'is nobody where the device holds %j',
    (text) => {
      const store = inMemory();
      store.write('user', text);
      expect(storedUser(store)).toBeNull();
    },
  );

  it('is read exactly as the provider’s answer would be', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom(null, undefined, 0, true, []));
    const user = fc.record(
      {
        ...{ first_name: text, last_name: text, email: text, username: text, numero_telephone: text },
        ...{ sexe: text, adresse1: text, ville: text, numer_cni: text, code_postal: text, added: text },
        pays: fc.oneof(text, fc.record({ id: text })),
      },
      { requiredKeys: [] },
    );
    const changed = user.map((fields) => ({ ...awa, ...fields }));
    fc.assert(
      fc.property(fc.oneof(user, changed, fc.jsonValue()), (value) => {
        const store = inMemory();
        store.write('user', JSON.stringify(value) ?? '');
        const received: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
        const answered = safeParse(userShape, received);
        expect(storedUser(store)).toEqual(answered.success ? answered.output : null);
      }),
      { numRuns: 500 },
    );
  });
});
