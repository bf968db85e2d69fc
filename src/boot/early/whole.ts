// One script where the document has no first screen of its own: its head holds everything.
import './head.ts';
import './calls.ts';
import './main.ts';
