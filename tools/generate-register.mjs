// openapi/provider.yaml -> docs/generated/provider-register.md: all that is marked x-assumed or x-addition. With --check: fails where
// the committed file differs.
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { writeOrCompare } from './generated-file.mjs';

const source = new URL('../openapi/provider.yaml', import.meta.url);
const target = new URL('../docs/generated/provider-register.md', import.meta.url);

const document = parse(await readFile(source, 'utf8'));
const register = { 'x-assumed': [], 'x-addition': [] };

walk(document, []);
await writeOrCompare(target, page(), 'npm run generate -- register');

/** Collects every mark below a node of the document. `trail` holds the keys from the root down to it. */
function walk(node, trail) {
  if (node === null || typeof node !== 'object') return;
  for (const [mark, rows] of Object.entries(register)) {
    if (!(mark in node)) continue;
    const { reason, otherwise } = node[mark];
    if (!reason || !otherwise) throw new Error(`${trail.join('.')}: ${mark} needs reason and otherwise`);
    rows.push({ where: place(trail), reason, otherwise });
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') walk(child, [...trail, key]);
  }
}

/** A trail in readable form: `POST ecommerce/checkout/, header Idempotency-Key`. */
function place(trail) {
  const [root, ...rest] = trail;
  return root === 'paths' ? placeInPath(rest) : placeInComponents(rest);
}

function placeInPath([path, method, ...rest]) {
  const shared = method === 'parameters';
  const said = shared ? `\`${path.slice(1)}\`` : `\`${method.toUpperCase()} ${path.slice(1)}\``;
  const [kind, key] = shared ? [method, ...rest] : rest;
  if (kind === 'parameters') {
    const holder = shared ? document.paths[path] : document.paths[path][method];
    const parameter = holder.parameters[key];
    return `${said}, ${parameter.in} \`${parameter.name}\``;
  }
  return kind === 'responses' ? `${said}, answer ${key}` : said;
}

function placeInComponents([kind, name, ...rest]) {
  if (kind === 'schemas') {
    const field = rest.filter((key) => key !== 'properties' && key !== 'items').join('.');
    return field ? `\`${name}.${field}\`` : `\`${name}\``;
  }
  if (kind === 'parameters') {
    const parameter = document.components.parameters[name];
    return `every call, ${parameter.in} \`${parameter.name}\``;
  }
  if (kind === 'responses') return `answer \`${name}\` (${users(name).join(', ')})`;
  return `\`${name}\``;
}

/** The statuses that use a shared answer, each with the number of calls. */
function users(name) {
  const counts = new Map();
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        if (answer.$ref === `#/components/responses/${name}`)
          counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([status, count]) => `${status} of ${count} ${count === 1 ? 'call' : 'calls'}`);
}

function page() {
  return [
    '<!-- Generated from openapi/provider.yaml by tools/generate-register.mjs. Do not edit. -->',
    '',
    '# Assumptions and additions',
    '',
    'The specification documents the calls of the shop, but not every field, status and header. This register lists each place where',
    '[openapi/provider.yaml](../../openapi/provider.yaml) goes beyond it, and what the shop does if the provider turns out otherwise.',
    '',
    `## Assumed (${register['x-assumed'].length})`,
    '',
    'Not shown by the specification.',
    '',
    ...table(register['x-assumed'], 'What is assumed, and why'),
    '',
    `## Added (${register['x-addition'].length})`,
    '',
    'Asked of the provider on top of the specification. The shop works without any of them.',
    '',
    ...table(register['x-addition'], 'What is asked, and why'),
    '',
  ].join('\n');
}

function table(rows, heading) {
  return [
    `| Where | ${heading} | If the provider does otherwise |`,
    '|---|---|---|',
    ...rows.map(({ where, reason, otherwise }) => `| ${[where, reason, otherwise].map(cell).join(' | ')} |`),
  ];
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
}
