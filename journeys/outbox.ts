export type Mail = {
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code?: string;
  link?: string;
};

/** The newest thing that the provider sent to somebody. */
export async function newestFor(root: string, to: string): Promise<Mail> {
  const answer = await fetch(`${root}/sandbox/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as Mail[];
  const mail = mails.find((one) => one.to === to);
  if (mail === undefined) throw new Error(`Nothing was sent to ${to}.`);
  return mail;
}
