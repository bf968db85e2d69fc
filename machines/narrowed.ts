/**
 * An answer as the kind that a transition's guard has just found: XState does not carry a guard's finding over to its
 * actions. Throws where the kind is another one, which means that guard and action disagree.
 */
export function narrowed<Answer extends { kind: string }, Kind extends Answer['kind']>(
  answer: Answer,
  kind: Kind,
): Extract<Answer, { kind: Kind }> {
  if (answer.kind !== kind) throw new Error(`Expected the answer "${kind}", got "${answer.kind}".`);
  return answer as Extract<Answer, { kind: Kind }>;
}
