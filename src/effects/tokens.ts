import type { LoginTokens } from '#machines/session/session.machine.ts';

/** The tokens of a login or a refresh, for the session; a provider without refresh returns the access token only. */
export const tokensOf = ({ access, refresh }: { access: string; refresh?: string | null }): LoginTokens =>
  refresh ? { token: access, refreshToken: refresh } : { token: access };
