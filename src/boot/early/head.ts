import { arrive } from './arrive.ts';
import { holdEvents } from './held.ts';

// Runs before the first paint, inlined in the head of a document whose first screen precedes the rest of the script (main.ts).
if (arrive()) window.held = holdEvents();
