export type Mail = {
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code?: string;
  link?: string;
};

async function outbox(root: string, password?: string): Promise<Mail[]> {
  const authorization =
    password === undefined
      ? {}
      : { authorization: `Basic ${Buffer.from(`:${password}`).toString('base64')}` };
  const headers = { accept: 'application/json', ...authorization };
  const answer = await fetch(`${root}/sandbox/outbox`, { headers });
  return (await answer.json()) as Mail[];
}

/** The text of the newest SMS that the provider sent. */
export async function newestSms(root: string): Promise<string> {
  return (await outbox(root)).find(({ channel }) => channel === 'sms')?.text ?? '';
}

/** The newest message that the provider sent to an address; `password` where its pages need one. */
export async function newestFor(root: string, to: string, password?: string): Promise<Mail> {
  const mail = (await outbox(root, password)).find((one) => one.to === to);
  if (mail === undefined) throw new Error(`Nothing was sent to ${to}.`);
  return mail;
}
