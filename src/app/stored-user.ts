import type { User } from '#openapi/schemas.ts';
import type { DeviceStore } from './device-store.ts';

const needed = ['first_name', 'last_name', 'email', 'username'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';

/** The fields that a user may lack, and what each is where it is there. */
const free: Readonly<Record<string, (value: unknown) => boolean>> = {
  sexe: (value) => value === 'M' || value === 'F' || value === 'O',
  pays: (value) => isObject(value) && typeof value.id === 'string' && /^\P{Cc}{1,64}$/u.test(value.id),
  ...{
    numero_telephone: isText,
    adresse1: isText,
    adresse2: isText,
    ville: isText,
    numer_cni: isText,
    code_postal: isText,
  },
  pending_email: isText,
};

// By hand, because the session begins before any schema has arrived; the test holds it equal to the shape of `auth/me/`.
const isUser = (value: unknown): value is User =>
  isObject(value) && needed.every((field) => isText(value[field]));

const fits = ([field, value]: [string, unknown]): boolean => value === null || free[field]?.(value) !== false;

/** The user that the device kept of an earlier visit, or null where it kept none that can be read. */
export function storedUser(store: Pick<DeviceStore, 'read'>): User | null {
  try {
    const value: unknown = JSON.parse(store.read('user') ?? 'null');
    return isUser(value) ? (Object.fromEntries(Object.entries(value).filter(fits)) as User) : null;
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
  const { numer_cni: _, ...stored } = user;
  store.write('user', JSON.stringify(stored));
}
