// openapi/provider.yaml -> openapi/provider.d.ts. With --check: fails where the committed file differs.
import openapiTS, { astToString } from 'openapi-typescript';
import { settle } from './generated-file.mjs';

const source = new URL('../openapi/provider.yaml', import.meta.url);
const target = new URL('../openapi/provider.d.ts', import.meta.url);

const types = astToString(await openapiTS(source, { alphabetize: false, silent: true }));
const banner = '// Generated from provider.yaml by tools/generate-types.mjs. Do not edit.\n\n';

await settle(target, banner + types, 'node tools/generate-types.mjs');
