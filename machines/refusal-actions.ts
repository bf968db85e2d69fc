/*
 * The actions of every machine after a refusal: keep it in the context, to show it beside the button, and show a notice.
 */

const refusalOf = <Refusal>({ output }: { output: { refusal: Refusal } }): Refusal => output.refusal;

/** For a refused call, with the refusal of its answer. */
export const refusalActions = [
  { type: 'setRefusal', params: refusalOf },
  { type: 'notify', params: refusalOf },
] as const;

/** For a call without an answer, with the notice of the shop. */
export const refusalActionsFor = <const Refusal>(refusal: Refusal) =>
  [
    { type: 'setRefusal', params: refusal },
    { type: 'notify', params: refusal },
  ] as const;
