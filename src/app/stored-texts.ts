import * as v from 'valibot';
import { followedRedirect } from '#rules/redirect-url.ts';
import type { DeviceStore } from './device-store.ts';

const who = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254), v.regex(/^\P{Cc}*$/u));

/** The plain texts that the device stores for the pages of the account and of an animal, with their validation. */
const texts = {
  _email: v.pipe(who, v.includes('@')),
  two_factor_email: who,
  remembered_identifier: who,
  film_code: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d{4}$/)),
  redirect_url: v.pipe(
    v.string(),
    v.check((path) => followedRedirect(path) !== null),
  ),
};

/** A stored text, or null if it is absent or invalid for its key (specification §3). */
export function storedText(store: Pick<DeviceStore, 'read'>, key: keyof typeof texts): string | null {
  const read = v.safeParse(texts[key], store.read(key));
  return read.success ? read.output : null;
}
