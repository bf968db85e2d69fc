import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const redoc = {
  name: 'redoc@2.5.4',
  integrity:
    'sha512-M6jWhG1qoBnH6TFmzJnstyCZ87HmOY/UzDm78mHiYihEdlV/YcS9ogOo1NlElnJMeLsyxHFe2yFc4sNjHTrABQ==',
  script: 'package/bundles/redoc.standalone.js',
};
const run = promisify(execFile);

/** Redoc's script, fetched from its package: as a dependency it would add a hundred others for one file. */
async function redocScript(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'));
  try {
    const { stdout } = await run('npm', ['pack', redoc.name, '--silent', '--pack-destination', folder]);
    const archive = join(folder, stdout.trim());
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== redoc.integrity) throw new Error(`${redoc.name} is not what it was: ${found}`);
    await run('tar', ['-xzf', archive, '-C', folder, redoc.script]);
    return readFileSync(join(folder, redoc.script), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The OpenAPI file as one page without network requests. */
export async function reference(document: object): Promise<string> {
  const script = (await redocScript())
    // The logo is the only network request.
    .replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,')
    .replaceAll('</script', '<\\/script');
  const options = JSON.stringify({
    disableSearch: false,
    hideDownloadButton: true,
    expandResponses: '200,201',
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livestock marketplace: the provider's API</title><style>body{margin:0}</style></head>
<body><div id="reference"></div>
<script>${script}</script>
<script>Redoc.init(${JSON.stringify(document).replaceAll('<', '\\u003c')}, ${options}, document.getElementById('reference'));</script>
</body></html>
`;
}
