/*
 * What every machine does with a refusal: it stays in the context, to stand beside the button, and is told as a notice.
 * Both are named actions of the machine.
 */

const refusalOf = <Refusal>({ output }: { output: { refusal: Refusal } }): Refusal => output.refusal;

/** For a call that was refused: with what its answer says. */
export const refuse = [
  { type: 'keepRefusal', params: refusalOf },
  { type: 'tell', params: refusalOf },
] as const;

/** For a call without an answer: with what the shop says then. */
export const refuseFor = <const Refusal>(refusal: Refusal) =>
  [
    { type: 'keepRefusal', params: refusal },
    { type: 'tell', params: refusal },
  ] as const;
