import { join } from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

/**
 * `npm run check:types`: the shop, the machines without a browser, and everything that runs in Node, one after the other: what
 * two of them read is read once. Each remembers what it checked. `--cold`, for where nothing is remembered: a file is checked by
 * the first of them that holds it, which is the one that knows the fewest globals.
 */
const projects = ['machines/tsconfig.json', 'tsconfig.json', 'tsconfig.node.json'];
const isCold = process.argv.includes('--cold');

const read = new Map();
const checked = new Set();

/** Reads a file once for all projects that read it the same way: they share one base of options. */
function readOnce(host) {
  const readNow = host.getSourceFile.bind(host);
  host.getSourceFile = (path, as, ...more) => {
    const key = `${path} ${as.languageVersion} ${as.impliedNodeFormat} ${as.jsDocParsingMode}`;
    if (!read.has(key)) read.set(key, readNow(path, as, ...more));
    return read.get(key);
  };
  return host;
}

/** What every file of a program says that no earlier one has said. */
const faultsOfNew = (program) =>
  program.getSourceFiles().flatMap((file) => {
    if (checked.has(file.fileName)) return [];
    checked.add(file.fileName);
    return program.getSemanticDiagnostics(file);
  });

function faultsOf(project) {
  const faults = [];
  const onUnRecoverableConfigFileDiagnostic = (fault) => faults.push(fault);
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, project),
    isCold ? { incremental: false } : {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic,
    },
  );
  if (config === undefined) return faults;
  const { options, fileNames: rootNames } = config;
  const host = readOnce(isCold ? ts.createCompilerHost(options) : ts.createIncrementalCompilerHost(options));
  const make = isCold ? ts.createProgram : ts.createIncrementalProgram;
  const program = make({ rootNames, options, host });
  faults.push(
    ...config.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...(isCold ? faultsOfNew(program) : program.getSemanticDiagnostics()),
  );
  // Writes what is remembered, and nothing else.
  if (!isCold) program.emit();
  return faults;
}

const faults = projects.flatMap(faultsOf);
const names = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
if (faults.length > 0)
  console.log(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(faults), names).trim());
process.exitCode = faults.length === 0 ? 0 : 1;
