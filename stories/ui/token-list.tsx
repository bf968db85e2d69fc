import { type ReactNode, useLayoutEffect, useState } from 'react';
import { css } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { type Token, tokensOf } from './tokens.ts';

export const nameStyle = css({ textStyle: 'small', fontWeight: 'semibold' });
export const valueStyle = css({ textStyle: 'small', color: 'muted' });
const rows = grid({ gap: '4' });
const row = wrap({ align: 'center', gap: '4' });
const shown = css({ minW: '20', flexShrink: '0' });

/** The styles of a token's example; a story's page has no content security policy. */
export const styled = (style: Readonly<Record<string, string>>) => (node: HTMLElement | null) => {
  for (const [name, value] of Object.entries(style)) node?.style.setProperty(name, value);
};

/** Every token of a kind, once the shop's style is loaded. */
export function useTokens(kind: string): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useLayoutEffect(() => setTokens(tokensOf(kind)), [kind]);
  return tokens;
}

type TokenListProps = { kind: string; example: (token: Token) => ReactNode };

/** Every token of a kind with an example. */
export function TokenList({ kind, example }: TokenListProps) {
  const tokens = useTokens(kind);
  return (
    <div className={rows}>
      {tokens.map((token) => (
        <div key={token.name} className={row}>
          <div className={shown}>{example(token)}</div>
          <span className={nameStyle}>{token.name}</span>
          <span className={valueStyle}>{token.value}</span>
        </div>
      ))}
    </div>
  );
}
