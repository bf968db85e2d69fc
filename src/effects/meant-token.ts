import type { Answer } from '#data/answer.ts';
import { withoutSentence } from '#rules/site-path.ts';

/**
 * Calls with the token of a mailed link as it is written; where that is refused with 400, once more without the end of the
 * sentence in which the link stood.
 */
export async function withMeantToken<Data>(
  written: string,
  call: (token: string) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const answer = await call(written);
  const meant = withoutSentence(written);
  const isOther = meant !== written && meant !== '';
  return isOther && answer.kind === 'refused' && answer.status === 400 ? call(meant) : answer;
}
