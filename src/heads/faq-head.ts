import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { displayPhone } from '#rules/phone.ts';
import { type AnswerPart, faqWording } from '#wording/faq.ts';
import { hoursWording } from '#wording/hours.ts';
import { headOf } from './head.ts';
import { faqData } from './structured-data.ts';

function textsOf(part: AnswerPart): readonly string[] {
  if ('text' in part) return [part.text];
  if ('service' in part) return [hoursWording.service(openings)];
  if ('steps' in part) return part.steps;
  if ('list' in part) return [part.list.join(', ')];
  if ('phones' in part) return [configuration.phones.map(displayPhone).join(', ')];
  return [];
}

/** Head of the FAQ, with all questions as structured data. */
export function faqHead() {
  const questions = faqWording.questions.map(({ question, answer }) => ({
    question,
    answer: answer.flatMap(textsOf),
  }));
  return headOf(faqWording.page, { data: [faqData(questions)] });
}
