import type { User } from '#openapi/schemas.ts';
import type { DeviceStore } from './device-store.ts';

const needed = ['first_name', 'last_name', 'email', 'username', 'numero_telephone'] as const;

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  needed.every((field) => typeof (value as Partial<User>)[field] === 'string');

/** The user that the device kept of an earlier visit, or null where it kept none that can be read. */
export function storedUser(store: DeviceStore): User | null {
  try {
    const value: unknown = JSON.parse(store.read('user') ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the user on the device, without the number of the identity card; null removes what was kept. */
export function storeUser(store: DeviceStore, user: User | null): void {
  if (user === null) {
    store.remove('user');
    return;
  }
  const { numer_cni: _, ...kept } = user;
  store.write('user', JSON.stringify(kept));
}
