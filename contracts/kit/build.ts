import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'yaml';
import { must, root, runBin } from '../../tools/run.mjs';
import { apiRoot } from '../interaction.ts';
import { statesSchema } from './states-schema.ts';

type Document = { paths: Record<string, Record<string, { operationId?: string }>> };

/** Every operation with its method and path, for the starters. */
function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [{ operationId, method: method.toUpperCase(), path: apiRoot + path }],
    ),
  );
}

/** Writes the kit into a folder, without the page of the API. */
export function buildKit(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const document = parse(readFileSync(`${root}/openapi/provider.yaml`, 'utf8')) as Document;
  for (const file of ['README.md', 'pipeline.yml', 'states.mjs', 'states.py'])
    cpSync(`${root}/contracts/kit/${file}`, `${folder}/${file}`);
  cpSync(`${root}/contracts/pacts`, `${folder}/pacts`, { recursive: true });
  const page = (path: string) =>
    readFileSync(`${root}/${path}`, 'utf8')
      .replaceAll('../docs/generated/provider-register.md', 'REGISTER.md')
      .replaceAll('../docs/generated/provider-states.md', 'STATES.md')
      .replaceAll('kit/pipeline.yml', 'pipeline.yml')
      .replaceAll(/(?:\.\.\/)*openapi\/provider\.yaml/g, 'provider.yaml');
  writeFileSync(`${folder}/PROVIDER.md`, page('contracts/PROVIDER.md'));
  writeFileSync(`${folder}/REGISTER.md`, page('docs/generated/provider-register.md'));
  cpSync(`${root}/docs/generated/provider-states.md`, `${folder}/STATES.md`);
  writeFileSync(`${folder}/PIPELINE.md`, page('contracts/PIPELINE.md'));
  cpSync(`${root}/contracts/CHANGELOG.md`, `${folder}/CHANGELOG.md`);
  cpSync(`${root}/openapi/provider.yaml`, `${folder}/provider.yaml`);
  writeFileSync(`${folder}/states.schema.json`, `${JSON.stringify(statesSchema(), null, 2)}\n`);
  writeFileSync(`${folder}/operations.json`, `${JSON.stringify(operationsOf(document), null, 2)}\n`);
}

/** `npm run contracts -- kit`: builds the kit as a folder and an archive, in dist-kit/. */
if (import.meta.filename === argv[1]) {
  const folder = `${root}/dist-kit/belier-contracts`;
  buildKit(folder);
  const page = ['openapi/provider.yaml', '--inlineBundle', '--output', `${folder}/reference.html`];
  // The page, too, reports nothing.
  const env = { REDOCLY_TELEMETRY: 'off' };
  await must('The page of the API could not be written', runBin('redocly', ['build-docs', ...page], { env }));
  execFileSync('tar', ['-czf', 'belier-contracts.tar.gz', 'belier-contracts'], { cwd: `${root}/dist-kit` });
  console.log('dist-kit/belier-contracts and dist-kit/belier-contracts.tar.gz written');
}
