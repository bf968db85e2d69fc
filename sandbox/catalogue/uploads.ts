import { eq } from 'drizzle-orm';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { uploads } from '../database/schema.ts';
import { invalid } from '../http/refusal.ts';

/* Without SVG, which could contain scripts. */
const signatures: [mediaType: string, matches: (content: Uint8Array) => boolean][] = [
  ['image/png', (content) => startsWith(content, 0, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (content) => startsWith(content, 0, '\xff\xd8\xff')],
  ['image/webp', (content) => startsWith(content, 0, 'RIFF') && startsWith(content, 8, 'WEBP')],
];

function startsWith(content: Uint8Array, offset: number, text: string): boolean {
  return [...text].every((character, index) => content[offset + index] === character.charCodeAt(0));
}

/** A path of this provider's own media: no other host, no scheme, no path traversal. */
const ownMedia = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** The path of a picture: a given one of the provider's media, or that of a newly stored file. */
export async function storePicture(database: Database, picture: unknown): Promise<string | null> {
  if (picture === null || picture === '') return null;
  if (typeof picture === 'string') {
    if (!ownMedia.test(picture)) throw invalid('L’adresse d’une image doit commencer par /media/.');
    return picture;
  }
  if (!(picture instanceof Uint8Array)) throw invalid('Cette image est illisible.');
  const mediaType = signatures.find(([, matches]) => matches(picture))?.[0];
  if (mediaType === undefined) throw invalid('Une image doit être au format PNG, JPEG ou WebP.');
  const [upload] = await database
    .insert(uploads)
    .values({ media_type: mediaType, content: picture })
    .returning({ id: uploads.id });
  return `/media/uploads/${upload?.id}`;
}

/** A stored picture by its id. */
export async function readPicture(
  database: Database,
  id: string,
): Promise<{ mediaType: string; content: Uint8Array } | undefined> {
  if (!isId(id)) return undefined;
  const [upload] = await database.select().from(uploads).where(eq(uploads.id, id));
  return upload === undefined ? undefined : { mediaType: upload.media_type, content: upload.content };
}
