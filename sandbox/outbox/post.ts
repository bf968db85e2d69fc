import type { Database } from '../database/open.ts';
import { outbox } from '../database/schema.ts';

/** A mail or SMS the provider would send. `code` and `link` repeat what the text contains, for programs. */
export type Message = {
  to: string;
  channel: 'mail' | 'sms';
  subject: string;
  text: string;
  code?: string;
  link?: string;
};

/** Adds a message to the outbox; nothing is sent. */
export async function addToOutbox(database: Database, at: Date, message: Message): Promise<void> {
  await database.insert(outbox).values({ ...message, at });
}
