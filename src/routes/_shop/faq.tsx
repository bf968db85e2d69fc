import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { displayPhone } from '#rules/phone.ts';
import { FaqScreen } from '#screens/faq/faq-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/faq')({
  head: async () => {
    const [{ faqWording }, { faqData }] = await Promise.all([
      import('#wording/faq.ts'),
      import('../-structured-data.ts'),
    ]);
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
  },
  component: FaqScreen,
});
