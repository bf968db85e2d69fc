import type { LoginTokens } from '#machines/session/session.ts';

/** The tokens of a login or a refresh as the session takes them; a provider without refresh gives the first one only. */
export const tokensOf = ({ access, refresh }: { access: string; refresh?: string | null }): LoginTokens =>
  refresh ? { token: access, refreshToken: refresh } : { token: access };
