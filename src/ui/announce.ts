import { useEffect, useRef } from 'react';
import { visuallyHidden } from './visually-hidden.tsx';

/** How long an announced text stays in its live region, in ms: screen readers should not find it again when reading on. */
const announcedFor = 1000;

/**
 * Announces a text, once. Its live region is in the document from the start, since some screen readers miss the first text of a new
 * one: that of index.html, or of the open dialog (`Dialog`), outside of which the page is inert. A text that is also `shown` is
 * announced as a label, so that a search in the page finds it once.
 */
export function announce(text: string, isShown = false): void {
  const region = document.querySelector('dialog[open] [data-says]') ?? document.querySelector('[data-says]');
  if (text === '' || region === null) return;
  const said = document.createElement('span');
  said.className = visuallyHidden;
  if (isShown) said.setAttribute('role', 'img');
  if (isShown) said.setAttribute('aria-label', text);
  else said.textContent = text;
  region.append(said);
  setTimeout(() => said.remove(), announcedFor);
}

/** Announces the changes of a text, but not the `first` text, which is part of the page. */
export function useAnnouncedChanges(text: string, first = text): void {
  const before = useRef(first);
  useEffect(() => {
    if (text !== before.current) announce(text);
    before.current = text;
  }, [text]);
}
