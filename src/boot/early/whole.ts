// The whole script, in the head of a document without a fold.
import './at-once.ts';
import './main.ts';
