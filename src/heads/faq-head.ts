import { configuration } from '#configuration/configuration.ts';
import { displayPhone } from '#rules/phone.ts';
import { faqWording } from '#wording/faq.ts';
import { headOf } from './head.ts';
import { faqData } from './structured-data.ts';

/** Head of the FAQ, with all questions as structured data. */
export function faqHead() {
  const { buying, delivery, payment, health, service } = faqWording.questions;
  return headOf(faqWording.page, {
    data: [
      faqData([
        { question: buying.question, answer: [buying.answer, ...buying.steps] },
        { question: delivery.question, answer: [delivery.answer] },
        {
          question: payment.question,
          answer: [payment.answer, payment.means.join(', '), payment.onDelivery],
        },
        { question: health.question, answer: [health.answer] },
        {
          question: service.question,
          answer: [service.answer, configuration.phones.map(displayPhone).join(', ')],
        },
      ]),
    ],
  });
}
