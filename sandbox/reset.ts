import { CannotStart } from './database/lock.ts';
import { emptyFolder, emptyPostgres } from './database/reset.ts';
import { readEnvironment } from './environment.ts';

/* `npm run sandbox:reset`: deletes every account, cart and order; the next start seeds the demonstration shop again. */
try {
  const { databaseUrl, dataDir = '' } = readEnvironment(process.env);
  if (databaseUrl !== undefined) await emptyPostgres(databaseUrl);
  else if (dataDir !== 'memory') emptyFolder(dataDir);
  console.log('The sandbox is empty: the next start seeds it again.');
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
