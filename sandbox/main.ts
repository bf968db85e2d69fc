import { CannotStart } from './database/lock.ts';
import { readEnvironment } from './environment.ts';
import { startSandbox } from './server.ts';

try {
  const sandbox = await startSandbox(readEnvironment(process.env));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sandbox.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const address = sandbox.url.replace('//127.0.0.1:', '//localhost:');
  const { pages } = sandbox.passwords;
  if (pages !== undefined) {
    console.log(`Password of the demo accounts, the outbox, the reports and the payment page: ${pages}`);
  }
  console.log(`Outbox: ${address}/sandbox/outbox`);
  console.log(`Bélier: ${address}/`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
