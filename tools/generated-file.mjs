import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { argv, cwd, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Writes a generated file, or with `--check` on the command line only compares it and exits with 1 where the committed
 * one differs.
 * @param {URL} file
 * @param {string | Buffer} content
 * @param {string} command the command that updates it
 */
export async function writeOrCompare(file, content, command) {
  const name = relative(cwd(), fileURLToPath(file));
  const committed = await readFile(file).catch(() => undefined);
  if (committed?.equals(Buffer.from(content))) {
    stdout.write(`${name} is up to date\n`);
    return;
  }
  if (argv.includes('--check')) {
    stderr.write(`${name} is out of date: run \`${command}\`\n`);
    exit(1);
  }
  await writeFile(file, content);
  stdout.write(`${name} written\n`);
}
