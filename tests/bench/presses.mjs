/**
 * Whether any element that matches a selector is visible: a closed menu may be outside of the window, transparent or hidden. Runs
 * in the page, as the presses do.
 */
export const isSeen = (selector) =>
  [...document.querySelectorAll(selector)].some((one) => {
    const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
    return (
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width * height > 0 &&
      right > 0 &&
      bottom > 0 &&
      left < innerWidth &&
      top < innerHeight
    );
  });

const addButton = () =>
  [...document.querySelectorAll('main button')].find(
    (one) =>
      one.offsetWidth > 0 && /^(ajouter au panier|add to (cart|bag))/i.test(one.textContent?.trim() ?? ''),
  );

/**
 * The presses: page, control, and the condition that shows the effect. A pending mark does not count. Functions run in the page; a
 * control is found by its label, in the words of the shop and of the shops that it is compared with. A customer
 * (`isCustomer`, this shop only) has visited before, with an empty cart; no file is left in the browser's cache.
 */
export const presses = {
  'open the menu': {
    page: 'home',
    control: () =>
      [...document.querySelectorAll('header button')].find((one) =>
        /menu/i.test(`${one.getAttribute('aria-label')} ${one.textContent}`),
      ),
    effect: (seen) => seen('dialog[open] a[href], [role=dialog] a[href], aside.overlay.expanded'),
  },
  'suggest an animal': {
    page: 'home',
    control: () =>
      [...document.querySelectorAll('input:is([type=search], [name=q])')].find((one) => one.offsetWidth > 0),
    types: 'ladoum',
    effect: (seen) => seen('[role=listbox] [role=option]'),
  },
  'filter a list': {
    page: 'list',
    control: () =>
      [...document.querySelectorAll('main button')].find(
        (one) => one.offsetWidth > 0 && /^filtre/i.test(one.textContent ?? ''),
      ),
    effect: (seen) => seen('dialog[open] :is(input[type=checkbox], label)'),
  },
  'raise the quantity': {
    page: 'product',
    control: () =>
      [...document.querySelectorAll('main button')].find((one) =>
        /augmenter|increase/i.test(one.getAttribute('aria-label') ?? ''),
      ),
    note: () => document.querySelector('main fieldset output, main input[type=number]')?.value,
    effect: (_seen, noted) =>
      document.querySelector('main fieldset output, main input[type=number]')?.value !== noted,
  },
  'add to the cart, as a visitor': {
    page: 'product',
    control: addButton,
    effect: (seen) => location.pathname === '/login' && seen('main input[type=password]'),
  },
  'add to the cart, as a customer': {
    page: 'product',
    isCustomer: true,
    control: addButton,
    effect: () => document.body.innerText.includes('Produit ajouté au panier avec succès.'),
  },
};
