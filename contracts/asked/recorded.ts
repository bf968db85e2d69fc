import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Shapes } from './shapes.ts';

/** Where the requests of journeys and walks are committed. */
export const recordedFile = fileURLToPath(new URL('./recorded.json', import.meta.url));

/** The shapes of all recorded requests of journeys and walks. */
export const readRecorded = (): Shapes => JSON.parse(readFileSync(recordedFile, 'utf8')) as Shapes;
