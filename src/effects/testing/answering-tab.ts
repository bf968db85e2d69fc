import { json, type openTab } from '#boot/testing/fake-tab.ts';

export type Tab = ReturnType<typeof openTab>;

/** Defines the provider's answer to a path and records the requests. */
export const answer = ({ provider }: Tab, path: string, status: number, body: unknown = {}): unknown[] => {
  const sent: unknown[] = [];
  provider.answers.set(path, (received) => {
    sent.push(received);
    return json(status, body);
  });
  return sent;
};
