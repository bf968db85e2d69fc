import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

type Part = { start: number; end: number };

/** The alternatives of every `a|b` of a pattern, its lookarounds and optional groups: each with the pattern without it. */
function partsOf(source: string): { part: string; rest: string }[] {
  const parts: { part: string; rest: string }[] = [];
  const without = (part: Part, { start, end }: Part, others: readonly Part[]): void => {
    const remaining = others.map((other) => source.slice(other.start, other.end)).join('|');
    parts.push({
      part: source.slice(part.start, part.end),
      rest: source.slice(0, start) + remaining + source.slice(end),
    });
  };
  const alternatives = ({ alternatives: all }: { alternatives: AST.Alternative[] }): void => {
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined || first === last) return;
    const whole = { start: first.start, end: last.end };
    for (const one of all)
      without(
        one,
        whole,
        all.filter((other) => other !== one),
      );
  };
  visitRegExpAST(new RegExpParser().parsePattern(source), {
    onPatternEnter: alternatives,
    onGroupEnter: alternatives,
    onCapturingGroupEnter: alternatives,
    onAssertionEnter: (node) => {
      if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return;
      alternatives(node);
      without(node, node, []);
    },
    onQuantifierEnter: (node) => {
      if (node.min === 0 && node.element.type === 'Group') without(node, node, []);
    },
  });
  return parts;
}

/**
 * What of a pattern over names of files is dead: the whole where it matches none of them, else each alternative, lookaround
 * and optional group without which it matches the same ones. A renamed file leaves such a part behind, without a sound.
 */
export function idleParts({ source, flags }: RegExp, names: readonly string[]): string[] {
  const matched = (text: string): string => {
    const pattern = new RegExp(text, flags);
    return names.filter((name) => pattern.test(name)).join('\n');
  };
  const whole = matched(source);
  if (whole === '') return [source];
  return partsOf(source).flatMap(({ part, rest }) => (matched(rest) === whole ? part : []));
}
