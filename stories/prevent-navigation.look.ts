import { afterEach, describe, expect, it } from 'vitest';
import { preventNavigation } from '../.storybook/prevent-navigation.ts';

preventNavigation();
afterEach(() => document.body.replaceChildren());

/** Presses the only link or button of a piece of a page. Returns whether the window would have navigated. */
function leaves(html: string, kind: 'click' | 'submit'): boolean {
  document.body.innerHTML = html;
  let isPrevented = false;
  const last = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener(kind, last, { once: true });
  document.querySelector<HTMLElement>('a, button')?.click();
  return !isPrevented;
}

describe('the window of a story', () => {
  it.each([
    ['a link to another site', '<a href="https://wa.me/2250700000001" rel="noopener">WhatsApp</a>'],
    ['a link to a document of the shop', '<a href="/shop">Voir la boutique</a>'],
    ['a link to the same address', '<a href="?"><b>Recharger</b></a>'],
    ['a call', '<a href="tel:+2250700000001">Appeler</a>'],
  ])('stays where %s is pressed', (_what, html) => {
    expect(leaves(html, 'click')).toBe(false);
  });

  it('stays where a form is sent that no screen takes', () => {
    expect(leaves('<form action="/search"><button>Chercher</button></form>', 'submit')).toBe(false);
  });

  it('scrolls to a fragment itself: the base of the page would navigate the workshop', () => {
    const page = '<a href="#l%C3%A0">Aller au contenu</a><main id="là" tabindex="-1"></main>';
    expect(leaves(page, 'click')).toBe(false);
    expect(document.activeElement?.localName).toBe('main');
  });

  it.each([
    ['to another story', '<a href="./?path=/story/a--b" target="_top">Panier</a>'],
    ['from a page of text', '<div id="storybook-docs"><a href="?path=/docs/a--b">Panier</a></div>'],
  ])('follows a link %s', (_what, html) => {
    expect(leaves(html, 'click')).toBe(true);
  });
});
