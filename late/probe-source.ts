import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The text of the probe, for a browser to run in each document before anything else. */
export function probeSource(): string {
  const source = readFileSync(new URL('./in-page/probe.ts', import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return `(() => {${outputText.replace(/^export \{\};?$/m, '')}})();`;
}
