import { CannotStart } from './database/lock.ts';
import { emptyFolder, emptyPostgres } from './database/reset.ts';
import { readEnvironment } from './environment.ts';

/* `npm run sandbox:reset`: deletes every account, cart and order; the next start seeds the demonstration shop again. */
try {
  const { databaseUrl, dataDir = '' } = readEnvironment(process.env);
  if (databaseUrl !== undefined) await emptyPostgres(databaseUrl);
  else if (dataDir !== 'memory') emptyFolder(dataDir);
  console.log('Le bac à sable est vide : le prochain démarrage le remplit à neuf.');
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
