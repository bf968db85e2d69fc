const boxOf = ({ left, top, width, height }: DOMRect): string =>
  [left, top, width, height].map(Math.round).join(' ');

/** A visually hidden box: one pixel that clips its content. */
const isClipped = ({ width, height }: DOMRect, { overflow }: CSSStyleDeclaration): boolean =>
  overflow !== 'visible' && (width <= 1 || height <= 1);

/** Content left of or above the page cannot be scrolled into view. */
const isBesidePage = ({ right, bottom }: DOMRect): boolean =>
  right + window.scrollX <= 0 || bottom + window.scrollY <= 0;

const isPainted = (colour: string): boolean => !/^(?:transparent|rgba\(.*, 0\))$/.test(colour);

/** The painted styles of an element itself, without text and children. */
function paintOf(element: Element, style: CSSStyleDeclaration): readonly string[] {
  const painted: string[] = [];
  const { backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderTopColor, outlineStyle } = style;
  if (isPainted(backgroundColor)) painted.push(backgroundColor);
  if (backgroundImage !== 'none') painted.push(backgroundImage);
  if (boxShadow !== 'none') painted.push(boxShadow);
  if (borderTopWidth !== '0px' && isPainted(borderTopColor))
    painted.push(`${borderTopWidth} ${borderTopColor}`);
  if (outlineStyle !== 'none') painted.push(`${style.outlineWidth} ${style.outlineColor}`);
  if (element instanceof HTMLImageElement) painted.push(element.currentSrc || element.src);
  if (element instanceof HTMLProgressElement) painted.push(`${element.value} ${element.max}`);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    painted.push(element.value === '' ? element.placeholder : element.value);
  if (element instanceof HTMLInputElement && element.checked) painted.push('checked');
  if (element instanceof HTMLSelectElement) painted.push(element.selectedOptions[0]?.text ?? '');
  return painted.filter((each) => each !== '');
}

/** A drawing without the ids of its parts. */
const drawingOf = (svg: SVGElement, { color }: CSSStyleDeclaration): string =>
  `${color} ${svg.innerHTML.replaceAll(/\s(?:id|class|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')}`;

function textOf(
  node: Text,
  { color, fontWeight, textDecorationLine }: CSSStyleDeclaration,
): readonly string[] {
  const text = node.data.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return [];
  const range = document.createRange();
  range.selectNode(node);
  const box = range.getBoundingClientRect();
  return box.width < 1 || isBesidePage(box) || !isPainted(color)
    ? []
    : [`${text} · ${boxOf(box)} ${color} ${fontWeight} ${textDecorationLine}`];
}

/**
 * The visible content of an element and its descendants: texts, pictures and painted boxes with their positions and colours, one
 * per line. Hidden, transparent and clipped content is left out.
 */
export function visibleOf(element: Element): readonly string[] {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return [];
  const box = element.getBoundingClientRect();
  if (isClipped(box, style)) return [];
  if (element instanceof SVGElement)
    return style.visibility === 'visible' && box.width > 1 && box.height > 1 && !isBesidePage(box)
      ? [`${boxOf(box)} ${drawingOf(element, style)}`]
      : [];
  const isShown = style.visibility === 'visible';
  const isThere = isShown && box.width > 1 && box.height > 1 && !isBesidePage(box);
  const own = isThere ? paintOf(element, style) : [];
  const inside = [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return isShown ? textOf(node, style) : [];
    return node instanceof Element ? visibleOf(node) : [];
  });
  return [...own.map((paint) => `${boxOf(box)} ${paint}`), ...inside];
}
