import { expect, it } from 'vitest';
import { sendPicture } from './send-picture.ts';

const picture = { name: 'commande-1.png', url: `data:image/png;base64,${btoa('PNG')}` };

const silent = async (): Promise<void> => undefined;

it('opens the sheet within the press, with the picture as a file', async () => {
  const shared: ShareData[] = [];
  const sheet = {
    canShare: () => true,
    share: async (data?: ShareData) => {
      shared.push(data ?? {});
    },
  };
  const sent = sendPicture(picture.name, picture.url, sheet);
  // Before anything else can run.
  expect(shared).toHaveLength(1);
  await sent;
  const [file] = shared[0]?.files ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual(['commande-1.png', 'image/png', 'PNG']);
});

it.each([
  ['without a sheet', {}],
  ['whose sheet takes no files', { share: silent, canShare: () => false }],
  ['that cannot say what its sheet takes', { share: silent }],
])('rejects in a browser %s, where the picture is shown instead', async (_, sheet) => {
  await expect(sendPicture(picture.name, picture.url, sheet)).rejects.toThrow();
});

it('a dismissed sheet is no failure, a refused one is', async () => {
  const failing = (name: string) => ({
    canShare: () => true,
    share: (): Promise<void> => Promise.reject(new DOMException('', name)),
  });
  await expect(sendPicture(picture.name, picture.url, failing('AbortError'))).resolves.toBeUndefined();
  await expect(sendPicture(picture.name, picture.url, failing('NotAllowedError'))).rejects.toThrow();
});
