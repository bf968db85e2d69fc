/**
 * What is wrong with an SVG document, in words: tags that do not match, ids given twice, references to ids that are
 * not there, and anything a strict content policy refuses (styles, scripts, addresses). Empty where all is well.
 */
export function faultsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '');
  const forbidden =
    /<(?:script|style|image|foreignObject|a)\b| style=| on[a-z]+=|href="(?!#)|NaN|undefined|null/;
  return [
    ...unbalanced(svg),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is given twice`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
    ...(forbidden.exec(svg) ?? []).map((found) => `${found} has no place in a picture`),
  ];
}

function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.trim().replace(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*")*)(\/?)>/g, (...match) => {
    const [, closing, name, , empty] = match as string[];
    if (closing) {
      if (open.pop() !== name) open.push(`</${name}>`);
    } else if (!empty) open.push(name ?? '');
    return '';
  });
  return [...open.map((name) => `${name} is not matched`), ...(rest === '' ? [] : [`not markup: ${rest}`])];
}
