import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '#screens/faq/faq-screen.tsx';

export const Route = createFileRoute('/_shop/faq')({
  head: async () => (await import('#heads/faq-head.ts')).faqHead(),
  component: FaqScreen,
});
