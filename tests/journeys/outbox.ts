export type Mail = {
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code?: string;
  link?: string;
};

/** The newest message that the provider sent to an address; `password` where its pages need one. */
export async function newestFor(root: string, to: string, password?: string): Promise<Mail> {
  const authorization =
    password === undefined
      ? {}
      : { authorization: `Basic ${Buffer.from(`:${password}`).toString('base64')}` };
  const headers = { accept: 'application/json', ...authorization };
  const answer = await fetch(`${root}/sandbox/outbox`, { headers });
  const mails = (await answer.json()) as Mail[];
  const mail = mails.find((one) => one.to === to);
  if (mail === undefined) throw new Error(`Nothing was sent to ${to}.`);
  return mail;
}
