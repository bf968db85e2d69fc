import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { askedBy } from '#rules/paid-so-far.ts';
import { DueNow } from '#screens/payment/due-now.tsx';
import { samplePayment } from './sample/payment.ts';

it('a deadline that passes while it is shown, by the provider’s clock, makes nothing late that the provider has not said since', async () => {
  const page = document.body.appendChild(document.createElement('p'));
  const root = createRoot(page);
  const text = () => page.textContent?.replace(/\s/gu, ' ');
  const expiresAt = '2026-11-04T10:45:00Z';
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  // The device's clock is an hour ahead.
  vi.setSystemTime(Date.parse(expiresAt) + 3_599_000);
  try {
    const standing = askedBy({ ...samplePayment, expiresAt, ahead: 3_600_000 });
    flushSync(() => root.render(createElement(DueNow, { standing })));
    expect(text()).toBe('À payer maintenant 330 000 FCFA, encore 1 min');
    vi.advanceTimersByTime(10_000);
    await expect
      .poll(text)
      .toBe('Paiement pas encore vérifié 330 000 FCFA, délai passé le 4 novembre 2026 à 10 h 45');
    const { ahead: _, ...unknown } = { ...standing, ahead: 0 };
    flushSync(() => root.render(createElement(DueNow, { standing: unknown })));
    expect(text()).toBe('À payer maintenant 330 000 FCFA, avant le 4 novembre 2026 à 10 h 45');
  } finally {
    vi.useRealTimers();
    root.unmount();
    page.remove();
  }
});
