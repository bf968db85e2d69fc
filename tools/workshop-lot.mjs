import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, seconds } from './report.mjs';
import { root } from './run.mjs';
import { seeded } from './seeded.mjs';
import { openPage, openWorkshop } from './workshop-pages.mjs';

/**
 * `npm run workshop:lot -- 40 7`: so many sentences of the specification, drawn by that seed, each looked for in the built
 * workshop as a person does who knows nothing else: typed on the page of sentences, and the first story of the answer opened.
 * It has to say the sentence. Says which ones are not found.
 */
const [count = 40, seed = 7] = process.argv.slice(2).map(Number);
const patience = 15_000;
/** What is typed of a sentence: without the numbers and names that a page puts in, the longest piece between them. */
function typedOf({ sentence, values = {} }) {
  const put = Object.keys(values).map((each) => each.replaceAll(/[{}]/g, '\\$&'));
  if (put.length === 0) return sentence;
  const pieces = sentence.split(new RegExp(`(?<!\\p{L})(?:${put.join('|')})(?!\\p{L})`, 'u'));
  return pieces.map((piece) => piece.trim()).sort((a, b) => b.length - a.length)[0];
}

function drawn() {
  const rows = JSON.parse(readFileSync(join(root, 'src/wording/sentences.json'), 'utf8'));
  const left = [...new Map(rows.map((row) => [typedOf(row), row.section]))];
  const chance = seeded(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [[typed, section]] = left.splice(Math.floor(chance() * left.length), 1);
    return { typed, section };
  });
}

/** In the page: whether a story says a sentence, in what is read or in what is read aloud. */
function says(sentence) {
  const folded = (text) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[’‘ʼ]/g, "'")
      .replaceAll(/\s+/g, ' ')
      .trim();
  const read = [...document.querySelectorAll('body :is([placeholder], [aria-label], [title], [alt])')];
  const aloud = read.flatMap((each) =>
    ['placeholder', 'aria-label', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''),
  );
  return folded([document.body.textContent, document.title, ...aloud].join(' ')).includes(folded(sentence));
}

const { browser, origin, close } = await openWorkshop();
const began = Date.now();
const search = await openPage(browser, { patience });
const story = await openPage(browser, { patience });
await search.goto(`${origin}/?path=/docs/chercher-une-phrase--aperçu`);
const stories = search.frameLocator('#storybook-preview-iframe');
await stories.getByText(/phrases lues/).waitFor();

/** What is wrong with the way from a sentence to its story; null where it is found. */
async function wayTo(typed) {
  await stories.locator('.sentence-search input').fill(typed);
  const link = stories.locator('.sentence-hits li a').first();
  if ((await stories.locator('.sentence-hits li').count()) === 0) return 'nothing is found';
  const address = await link.getAttribute('href');
  const id = /path=\/story\/([^&]+)/.exec(decodeURIComponent(address ?? ''))?.[1];
  if (id === undefined) return `the link leads to ${address}`;
  await story.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
  return story.waitForFunction(says, typed).then(
    () => null,
    () => `${id} does not say it`,
  );
}

const faults = [];
const sentences = drawn();
for (const { typed, section } of sentences) {
  const fault = await wayTo(typed).catch((error) => error.message.split('\n')[0]);
  if (fault !== null) faults.push(`§${section} « ${typed} »: ${fault}`);
}
await close();
if (sentences.length === 0) faults.push('no sentence was drawn: the search proves nothing');
conclude(
  `${sentences.length} sentences drawn by seed ${seed}, each to be found in one search (${seconds(began)})`,
  faults,
);
