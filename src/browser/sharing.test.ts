import { describe, expect, it } from 'vitest';
import { browserSharing } from './sharing.ts';

const page = { title: 'Bélier', text: 'Bélier, 165 000 FCFA', url: 'https://belier.test/product/1' };
const refused = (name: string) => Promise.reject(new DOMException('No.', name));

describe('browserSharing', () => {
  it('opens the sheet with what is shared, in the same turn, while the click still counts', async () => {
    const opened: unknown[] = [];
    const sharing = browserSharing({
      share: async (shared) => {
        opened.push(shared);
      },
    });
    const open = sharing.open(page);
    expect(opened).toEqual([page]);
    await open;
  });

  it('takes a dismissed sheet for what it is, and any other failure for a failure', async () => {
    await expect(browserSharing({ share: () => refused('AbortError') }).open(page)).resolves.toBeUndefined();
    await expect(browserSharing({ share: () => refused('NotAllowedError') }).open(page)).rejects.toThrow();
    await expect(browserSharing({}).open(page)).rejects.toThrow();
  });

  it('copies a text, and says so where the clipboard is missing or denied', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      copied.push(text);
    };
    await browserSharing({ clipboard: { writeText } }).copy(page.url);
    expect(copied).toEqual([page.url]);
    await expect(browserSharing({}).copy(page.url)).rejects.toThrow();
    const denied = { writeText: () => refused('NotAllowedError') };
    await expect(browserSharing({ clipboard: denied }).copy(page.url)).rejects.toThrow();
  });
});
