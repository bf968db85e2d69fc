import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script in a new process to its end; the exit code is null if a signal ended it. */
export const runToEnd = (
  script: string,
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string; complaint: string }> =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...environment } };
    const child = execFile(process.execPath, ['--import', 'tsx', script], options, (_, output, complaint) =>
      resolve({ code: child.exitCode, output, complaint }),
    );
  });
