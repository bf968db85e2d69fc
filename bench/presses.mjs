/**
 * What is pressed, on which page, and what of the page says that it had its effect. A mark that it was heard does not count. Functions
 * run in the page; a control is found by what it says, in the shop's words and in those of the shops it is measured beside.
 */
export const presses = {
  'open the menu': {
    page: 'home',
    control: () =>
      [...document.querySelectorAll('header button')].find((one) =>
        /menu/i.test(`${one.getAttribute('aria-label')} ${one.textContent}`),
      ),
    effect: () =>
      document.querySelector('dialog[open] a[href], [role=dialog] a[href], aside.overlay.expanded') !== null,
  },
  'suggest an animal': {
    page: 'home',
    control: () =>
      [...document.querySelectorAll('input:is([type=search], [name=q])')].find((one) => one.offsetWidth > 0),
    types: 'ladoum',
    effect: () => document.querySelectorAll('[role=listbox] [role=option]').length > 0,
  },
  'filter a list': {
    page: 'list',
    control: () =>
      [...document.querySelectorAll('main button')].find(
        (one) => one.offsetWidth > 0 && /^filtre/i.test(one.textContent ?? ''),
      ),
    effect: () => document.querySelector('dialog[open] input[type=checkbox]') !== null,
  },
  'raise the quantity': {
    page: 'product',
    control: () =>
      [...document.querySelectorAll('main button')].find((one) =>
        /augmenter|increase/i.test(one.getAttribute('aria-label') ?? ''),
      ),
    note: () => document.querySelector('main fieldset output, main input[type=number]')?.value,
    effect: (noted) =>
      document.querySelector('main fieldset output, main input[type=number]')?.value !== noted,
  },
  'add to the cart, as a visitor': {
    page: 'product',
    control: () =>
      [...document.querySelectorAll('main button')].find(
        (one) =>
          one.offsetWidth > 0 &&
          /^(ajouter au panier|add to (cart|bag))/i.test(one.textContent?.trim() ?? ''),
      ),
    effect: () =>
      location.pathname === '/login' && document.querySelector('main input[type=password]') !== null,
  },
};
