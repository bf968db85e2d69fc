import type { CDPSession } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { english } from './hearing.ts';

/** How who does not see a page finds a way through it: from landmark to landmark, from heading to heading. */
type Plan = {
  readonly title: string;
  readonly language: string;
  readonly landmarks: readonly { readonly role: string; readonly name: string; readonly isEmpty: boolean }[];
  readonly headings: readonly { readonly level: number; readonly name: string }[];
};

const landmarkRoles = new Set([
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'region',
  'search',
  'form',
]);

/** The plan of the open page as the browser tells it to a screen reader. */
export async function planOf(session: CDPSession): Promise<Plan> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.documentElement.lang' });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node === undefined) return '';
    const own =
      node.ignored || landmarkRoles.has(String(node.role?.value)) ? '' : String(node.name?.value ?? '');
    return own + (node.childIds ?? []).map(textOf).join('');
  };
  const exposed = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, properties = [] }) => ({
      nodeId,
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      level: Number(properties.find((property) => property.name === 'level')?.value.value ?? 0),
    }));
  return {
    title: exposed.find(({ role }) => role === 'RootWebArea')?.name ?? '',
    language: String(result.value ?? ''),
    landmarks: exposed
      // A form is one where it has a name.
      .filter(({ role, name }) => landmarkRoles.has(role) && (role !== 'form' || name !== ''))
      .map(({ nodeId, role, name }) => ({ role, name, isEmpty: textOf(nodeId).trim() === '' })),
    headings: exposed.filter(({ role }) => role === 'heading').map(({ level, name }) => ({ level, name })),
  };
}

/** What leads astray in a plan: a landmark or a level that is missing, comes twice, or says nothing. */
export function faultsOfPlan({ title, language, landmarks, headings }: Plan): string[] {
  const once = ['banner', 'main', 'contentinfo'].map((role) => ({
    role,
    count: landmarks.filter((landmark) => landmark.role === role).length,
  }));
  const firsts = headings.filter(({ level }) => level === 1);
  const isAlike = (at: number) =>
    landmarks.some(
      ({ role, name }, other) =>
        other !== at &&
        role === landmarks[at]?.role &&
        name.toLowerCase() === landmarks[at]?.name.toLowerCase(),
    );
  return [
    ...(/^\S.* \| Bélier$/.test(title) ? [] : [`the title is « ${title} »`]),
    ...(language === 'fr' ? [] : [`the language is « ${language} »`]),
    ...once.filter(({ count }) => count !== 1).map(({ role, count }) => `${count} times ${role}`),
    ...landmarks.flatMap(({ role, name, isEmpty }, at) => [
      ...(isEmpty ? [`${role} « ${name} » holds nothing`] : []),
      ...(isAlike(at) ? [`two ${role} called « ${name} »`] : []),
    ]),
    ...(firsts.length === 1 ? [] : [`${firsts.length} headings of level 1`]),
    ...headings.flatMap(({ level, name }, at) => [
      ...(name === '' ? [`a heading of level ${level} without words`] : []),
      ...(english.test(name) ? [`the heading « ${name} »`] : []),
      ...(level - (headings[at - 1]?.level ?? level) > 1
        ? [`« ${name} » is of level ${level}, after one of level ${headings[at - 1]?.level}`]
        : []),
    ]),
  ];
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What of a document the standard does not allow (html.spec.whatwg.org), each with where it stands. */
export const faultsOfHtml = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
