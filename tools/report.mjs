/** Terminal output of the project's commands. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const say = (text) => console.log(`${paint(2, '·')} ${text}`);
export const good = (text) => console.log(`${paint(32, '✓')} ${text}`);
export const bad = (text) => console.log(`${paint(31, '✗')} ${text}`);

/** Says what is being done, and every 8 s for how long, until it is done: nobody takes a command that works for one that hangs. */
export async function during(what, work) {
  const since = Date.now();
  say(`${what} …`);
  const timer = setInterval(() => say(`${what} … ${Math.round((Date.now() - since) / 1000)} s`), 8000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Prints a message and exits with code 1. */
export function giveUp(sentence) {
  console.error(`${paint(31, '✗')} ${sentence}`);
  process.exit(1);
}

/** Prints the summary and the faults of a check, and sets the exit code. */
export function conclude(what, faults) {
  if (faults.length === 0) good(what);
  else bad(`${faults.length} faults: ${what}\n${faults.join('\n')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
