import type { Refreshed, SignedIn } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, Visitor } from '../customer/visitor.ts';
import { type Attack, type AttackGroup, atOnce, type Target, tally } from './attack.ts';

async function signedIn({ sandbox }: Target) {
  const { email } = await newCustomer(sandbox);
  const { body } = await new Visitor(sandbox).post<SignedIn>('auth/login/', {
    email,
    password: demoPassword,
  });
  return { access: body.token.access, refresh: body.token.refresh ?? '' };
}

const renew = (target: Target, refreshToken: string) =>
  new Visitor(target.sandbox).post<Refreshed>('refresh', { refreshToken });

const isOpen = async (target: Target, access: string) =>
  (await new Visitor(target.sandbox, access).get('auth/me/')).status === 200;

const theft: Attack = {
  door: 'a refresh token that was replaced ends the session of who stole it',
  run: async (target) => {
    const { access, refresh } = await signedIn(target);
    const thief = await renew(target, refresh);
    const further = await renew(target, thief.body.token?.refresh ?? 'none');
    const owner = await renew(target, refresh);
    const after = await renew(target, further.body.token?.refresh ?? 'none');
    const left =
      (await isOpen(target, access)) || (await isOpen(target, further.body.token?.access ?? 'none'));
    return {
      withstood:
        thief.status === 200 &&
        further.status === 200 &&
        owner.status === 401 &&
        after.status === 401 &&
        !left,
      figure: `stolen ${thief.status}, ${further.status}; the owner’s ${owner.status}; then the thief’s ${after.status}`,
    };
  },
};

const lostAnswer: Attack = {
  door: 'an answer that was lost on the way is asked for again, and one of the two serves on',
  run: async (target) => {
    const { refresh } = await signedIn(target);
    const lost = await renew(target, refresh);
    const again = await renew(target, refresh);
    const next = await renew(target, again.body.token?.refresh ?? 'none');
    const late = await renew(target, lost.body.token?.refresh ?? 'none');
    const ended = await renew(target, next.body.token?.refresh ?? 'none');
    return {
      withstood: again.status === 200 && next.status === 200 && late.status === 401 && ended.status === 401,
      figure: `again ${again.status}, on ${next.status}; the lost one ${late.status}, which ends the session (${ended.status})`,
    };
  },
};

const raced: Attack = {
  door: 'of many renewals at once one chain goes on',
  run: async (target) => {
    const { refresh } = await signedIn(target);
    const answers = await atOnce(target.scale === 'full' ? 40 : 8, () => renew(target, refresh));
    const nexts = answers.map(({ body }) => body.token?.refresh).filter((token) => typeof token === 'string');
    const alive: number[] = [];
    for (const token of new Set(nexts)) alive.push((await renew(target, token)).status);
    return {
      withstood: nexts.length > 0 && alive.filter((status) => status === 200).length <= 1,
      figure: `${tally(answers.map(({ status }) => status))}; of their tokens then ${tally(alive)}`,
    };
  },
};

export const tokens: AttackGroup = { title: 'tokens', settings: {}, attacks: [theft, lostAnswer, raced] };
