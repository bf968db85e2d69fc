import { join } from 'node:path';
import ts from 'typescript';
import { root, runBin } from './run.mjs';

/**
 * `npm run check:types`: the shop, the machines without a browser, and everything that runs in Node, each of which remembers
 * what it checked. `--cold`, for where nothing is remembered: one after the other, what two of them read is read once, and a
 * file is checked by the first that holds it, which is the one that knows the fewest globals.
 */
const projects = ['machines/tsconfig.json', 'tsconfig.json', 'tsconfig.node.json'];

async function checkRemembering() {
  const results = await Promise.all(projects.map((project) => runBin('tsc', ['--project', project])));
  for (const { output } of results) if (output.trim() !== '') console.log(output.trim());
  return results.every(({ code }) => code === 0);
}

/** Reads a file once for all projects that read it the same way: they share one base of options. */
function readOnce(options, read) {
  const host = ts.createCompilerHost(options);
  const readNow = host.getSourceFile.bind(host);
  host.getSourceFile = (path, as, ...more) => {
    const key = `${path} ${as.languageVersion} ${as.impliedNodeFormat} ${as.jsDocParsingMode}`;
    if (!read.has(key)) read.set(key, readNow(path, as, ...more));
    return read.get(key);
  };
  return host;
}

function checkCold() {
  const read = new Map();
  const checked = new Set();
  const faults = [];
  for (const project of projects) {
    const onUnRecoverableConfigFileDiagnostic = (fault) => faults.push(fault);
    const config = ts.getParsedCommandLineOfConfigFile(
      join(root, project),
      { incremental: false },
      { ...ts.sys, onUnRecoverableConfigFileDiagnostic },
    );
    if (config === undefined) continue;
    const { options, fileNames: rootNames } = config;
    const program = ts.createProgram({ rootNames, options, host: readOnce(options, read) });
    faults.push(
      ...config.errors,
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...program.getSyntacticDiagnostics(),
    );
    for (const file of program.getSourceFiles()) {
      if (checked.has(file.fileName)) continue;
      checked.add(file.fileName);
      faults.push(...program.getSemanticDiagnostics(file));
    }
  }
  const names = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  if (faults.length > 0)
    console.log(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(faults), names).trim());
  return faults.length === 0;
}

const isGood = process.argv.includes('--cold') ? checkCold() : await checkRemembering();
process.exitCode = isGood ? 0 : 1;
