import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';

/** The limits of guesses and messages, counted in memory and before the action, so that concurrent attempts all count. */
export type Counters = {
  /**
   * Counts a guess before the secret is compared; throws 429 after `guessesPerPair` of an account from an address. `account`: its
   * e-mail, which remains if an account that was never activated is registered again. Call the returned function after a
   * correct guess, which does not count.
   */
  guess: (account: string, address: string) => () => void;
  /**
   * Counts a message before it is sent to an e-mail or a number; throws 429 beyond `messagesPerRecipient` of its kind. Counts
   * by recipient and not by account, since repeated registrations of an address create a new account each time.
   */
  message: (kind: string, recipient: string) => void;
};

/** Creates the counters. Their windows are `guessWindowMs` long, from the first attempt on. */
export function createCounters(settings: Settings, now: () => Date): Counters {
  const windows = new Map<string, { count: number; ends: number }>();

  const count = (name: string, most: number) => {
    const at = now().getTime();
    for (const [other, { ends }] of windows) if (ends <= at) windows.delete(other);
    const window = windows.get(name) ?? { count: 0, ends: at + settings.guessWindowMs };
    windows.set(name, window);
    window.count += 1;
    if (window.count <= most) return window;
    const seconds = Math.ceil((window.ends - at) / 1000);
    throw new Refusal(429, `Trop de tentatives. Réessayez dans ${Math.ceil(seconds / 60)} min.`, {
      code: 'too_many_tries',
      retryAfterSeconds: seconds,
    });
  };

  return {
    guess: (account, address) => {
      const window = count(`guess ${account} ${address}`, settings.guessesPerPair);
      return () => {
        window.count -= 1;
      };
    },
    message: (kind, recipient) => {
      count(`message ${kind} ${recipient}`, settings.messagesPerRecipient);
    },
  };
}
