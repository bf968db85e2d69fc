import type { User } from '#openapi/schemas.ts';
import type { DeviceStore } from './device-store.ts';

const needed = ['first_name', 'last_name', 'email', 'username', 'numero_telephone'] as const;
const optional = ['sexe', 'adresse1', 'adresse2', 'ville', 'numer_cni', 'code_postal'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// By hand, because the session begins before any schema has arrived; the test holds it equal to the shape of `auth/me/`.
const isUser = (value: unknown): value is User =>
  isObject(value) &&
  needed.every((field) => typeof value[field] === 'string') &&
  optional.every((field) => value[field] == null || typeof value[field] === 'string') &&
  (value.pays == null || (isObject(value.pays) && typeof value.pays.id === 'string'));

/** The user that the device kept of an earlier visit, or null where it kept none that can be read. */
export function storedUser(store: Pick<DeviceStore, 'read'>): User | null {
  try {
    const value: unknown = JSON.parse(store.read('user') ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the user on the device, without the number of the identity card; null removes what was kept. */
export function storeUser(store: Pick<DeviceStore, 'write' | 'remove'>, user: User | null): void {
  if (user === null) {
    store.remove('user');
    return;
  }
  const { numer_cni: _, ...kept } = user;
  store.write('user', JSON.stringify(kept));
}
