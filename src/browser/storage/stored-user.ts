import type { User } from '#openapi/schemas.ts';
import type { DeviceStore } from './device-store.ts';

const needed = ['first_name', 'last_name', 'email', 'username'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';

/** The optional fields of a user and the validation of their values. */
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

// Without a schema, because the session starts before a schema is loaded. A test compares this with the shape of `auth/me/`.
const isUser = (value: unknown): value is User =>
  isObject(value) && needed.every((field) => isText(value[field]));

const fits = ([field, value]: [string, unknown]): boolean => value === null || free[field]?.(value) !== false;

/** The user stored by an earlier visit, or null if none is readable. */
export function storedUser(store: Pick<DeviceStore, 'read'>): User | null {
  try {
    const value: unknown = JSON.parse(store.read('user') ?? 'null');
    return isUser(value) ? (Object.fromEntries(Object.entries(value).filter(fits)) as User) : null;
  } catch {
    return null;
  }
}

/** Stores the user on the device, without the identity card's number; null deletes the stored user. */
export function storeUser(store: Pick<DeviceStore, 'write' | 'remove'>, user: User | null): void {
  if (user === null) {
    store.remove('user');
    return;
  }
  const { numer_cni: _, ...stored } = user;
  store.write('user', JSON.stringify(stored));
}
