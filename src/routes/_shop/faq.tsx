import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#screens/faq/faq-screen.tsx';
import { faqWording } from '#wording/faq.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/faq')({
  head: () => headOf(faqWording.page),
  component: FaqScreen,
});
