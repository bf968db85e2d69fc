import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCounters } from './accounts/counters.ts';
import { emailChangeOperations } from './accounts/email-change.ts';
import { addEmailPage } from './accounts/email-page.ts';
import { createHashing, type Hashing } from './accounts/hashing.ts';
import {
  givenPasswordIn,
  type OwnPasswords,
  ownPasswordsIn,
  replacePublishedPassword,
} from './accounts/own-passwords.ts';
import { personnelOperations } from './accounts/personnel.ts';
import { profileOperations } from './accounts/profile.ts';
import { recoveryOperations } from './accounts/recovery.ts';
import { registrationOperations } from './accounts/registration.ts';
import { signInOperations } from './accounts/sign-in.ts';
import { freshKey, signingKeyIn } from './accounts/signing-key.ts';
import { cartOperations } from './cart/cart.ts';
import { categoryOperations } from './catalogue/categories.ts';
import { countryOperations } from './catalogue/countries.ts';
import { productOperations } from './catalogue/products.ts';
import { existsInCatalogue } from './catalogue/read-products.ts';
import { CannotStart } from './database/lock.ts';
import { type Database, type OpenDatabase, openInFolder, openInMemory } from './database/open.ts';
import { openPostgres } from './database/postgres.ts';
import { addFaultSwitch, createFaults, type Faults } from './faults/faults.ts';
import { addCallLimit } from './http/call-limit.ts';
import { addCatalogueCache } from './http/catalogue-cache.ts';
import { addCompression } from './http/compression.ts';
import { allowShopOrigin } from './http/cross-origin.ts';
import { addCsrfCookie } from './http/csrf.ts';
import { exposureOf, refuseUnknownProxy } from './http/exposure.ts';
import { addForms } from './http/form-data.ts';
import { addHealth } from './http/health.ts';
import { listen, tryPort } from './http/listen.ts';
import { logSettings } from './http/log.ts';
import { addApi } from './http/openapi.ts';
import { isOwnHost, requireOwnHost } from './http/origin.ts';
import { requirePagePassword } from './http/page-password.ts';
import { addProblems, answerProblem, problemText } from './http/problems.ts';
import { notFound } from './http/refusal.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addValidation } from './http/validation.ts';
import { type Jobs, startJobs } from './jobs.ts';
import { orderOperations } from './orders/orders.ts';
import { salesOperations } from './orders/sales.ts';
import { addOutbox } from './outbox/outbox-routes.ts';
import { addPageAssets } from './pages/assets.ts';
import { addPaymentPages } from './payments/payment-routes.ts';
import type { Provider } from './provider.ts';
import { seedDatabase } from './seed-database.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { addStates } from './states/state-route.ts';
import { addMedia } from './static/media.ts';
import { addShopFiles, asWritten, checkShop, isNavigation } from './static/shop-files.ts';

/** The options of a sandbox, with defaults for tests. */
export type SandboxOptions = {
  /** Folder of the embedded database and the signing key, or 'memory' for one that is gone with the process. */
  dataDir?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** A database that is open already, instead of opening one; it is closed with the sandbox. */
  opened?: OpenDatabase;
  /** 0: any free one. */
  port?: number;
  host?: string;
  /** The built shop, served on the same origin. */
  shopDir?: string;
  /** The only clock, which tests advance. */
  now?: () => Date;
  /** Fill an empty database with the demonstration shop. */
  seed?: boolean;
  /** Logs errors, to the standard output or to this stream. */
  log?: boolean | { write: (line: string) => void };
  /** Open `/sandbox/faults`. */
  faults?: boolean;
  /** Open `/sandbox/states` for verifiers of the contracts; only on this machine. */
  states?: boolean;
  settings?: Partial<Settings>;
};

/** A running sandbox. `stop` waits for pending calls, then releases port, folder and lock. */
export type Sandbox = {
  url: string;
  app: FastifyInstance;
  database: Database;
  faults: Faults | undefined;
  settings: Settings;
  /** The queue of password hashes. */
  hashing: Hashing;
  /** The demonstration accounts' password where it is not the published one, and that of the sandbox's own pages. */
  passwords: Partial<Record<keyof OwnPasswords, string | undefined>>;
  stop: () => Promise<void>;
};

/** Faults and states break calls and create accounts for any caller, so a public sandbox refuses them. */
function refuseAway({ name, value }: Exposure, { faults, states }: SandboxOptions): void {
  const asked = states === true ? 'SANDBOX_STATES' : faults === true ? 'SANDBOX_FAULTS' : undefined;
  if (asked === undefined) return;
  throw new CannotStart(
    name === 'HOST'
      ? `${asked}=1 is for this machine only: HOST is "${value}"; it must be 127.0.0.1.`
      : `${asked}=1 is for this machine only: ${name} is "${value}", so others can reach it.`,
  );
}

type Exposure = NonNullable<ReturnType<typeof exposureOf>>;

/** How long a stop waits for pending calls. */
const graceMs = 2000;

function open({ databaseUrl, dataDir = 'memory' }: SandboxOptions, waitMs: number): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, waitMs);
  return dataDir === 'memory' ? openInMemory(waitMs) : openInFolder(dataDir, waitMs);
}

/** The other origins that the sandbox's forms may redirect to. */
const formTargetsOf = ({ shopOrigin }: Settings): string[] => (shopOrigin === undefined ? [] : [shopOrigin]);

function createApp(settings: Settings, log: SandboxOptions['log']): FastifyInstance {
  const headers = securityHeaders();
  const app = Fastify({
    logger: log ? logSettings(log === true ? undefined : log) : false,
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    trustProxy: settings.trustProxy,
    requestTimeout: settings.requestMs,
    http: {
      headersTimeout: settings.headersMs,
      connectionsCheckingInterval: Math.min(1000, settings.headersMs),
    },
    // The length of headers; the contract limits the length of an id.
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      if (isNavigation(request)) reply.redirect(asWritten(request.url));
      else answerProblem(error, request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return void socket.destroy();
      const code = 'code' in error ? error.code : '';
      const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
      // The rest of the request is not read: the connection closes with the answer.
      socket.end(problemText(status, headers), () => socket.destroy());
    },
  });
  addValidation(app);
  addProblems(app);
  addSecurityHeaders(app, formTargetsOf(settings));
  return app;
}

async function build(
  app: FastifyInstance,
  provider: Provider,
  options: SandboxOptions,
  pagePassword: string | undefined,
): Promise<Faults | undefined> {
  const faults = options.faults === true || options.states === true ? createFaults() : undefined;
  const operations = {
    ...productOperations(provider),
    ...categoryOperations(provider),
    ...countryOperations(provider),
    ...cartOperations(provider),
    ...orderOperations(provider),
    ...salesOperations(provider),
    ...signInOperations(provider),
    ...registrationOperations(provider),
    ...profileOperations(provider),
    ...recoveryOperations(provider),
    ...emailChangeOperations(provider),
    ...personnelOperations(provider),
  };
  const { letter, shopOrigin } = provider.settings;
  if (shopOrigin !== undefined) await allowShopOrigin(app, shopOrigin, !letter);
  refuseUnknownProxy(app, options.host ?? '127.0.0.1', provider.settings);
  await app.register(cookie);
  addCsrfCookie(app, provider.settings.cookieDomain);
  addCatalogueCache(app);
  addCompression(app);
  await addCallLimit(app, provider.settings.callsPerMinute);
  await app.register((api) => addApi(api, provider, operations, faults));
  await app.register(async (pages) => {
    requireOwnHost(pages, provider.settings);
    addForms(pages);
    addPageAssets(pages);
    addEmailPage(pages, provider);
    await pages.register(async (own) => {
      if (pagePassword !== undefined) own.addHook('onRequest', requirePagePassword(pagePassword));
      addPaymentPages(own, provider);
      addOutbox(own, provider.database);
    });
    if (options.faults === true && faults !== undefined) addFaultSwitch(pages, faults);
    if (options.states === true && faults !== undefined) {
      addStates(pages, () => ({ provider, url: app.listeningOrigin, faults }));
    }
  });
  addHealth(app, provider.database);
  addMedia(app, provider.database);
  if (options.shopDir === undefined) {
    app.setNotFoundHandler(() => {
      throw notFound('Cette adresse n’existe pas.');
    });
  } else {
    await addShopFiles(app, {
      folder: options.shopDir,
      has: existsInCatalogue(provider.database),
      isOwn: (request) => isOwnHost(provider.settings, request),
    });
  }
  return faults;
}

/**
 * Starts the reference provider: opens, migrates and fills the database, then serves. Throws `CannotStart` with a
 * sentence to show where the port is taken, the folder locked or not writable, or the shop not built.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { now = () => new Date(), port = 0, host = '127.0.0.1' } = options;
  const settings = { ...defaultSettings, ...options.settings };
  if (options.shopDir !== undefined) checkShop(options.shopDir);
  const exposure = exposureOf(host, settings);
  if (exposure !== undefined) refuseAway(exposure, options);
  await tryPort(port, host);
  const opened = options.opened ?? (await open(options, settings.databaseWaitMs));
  const app = createApp(settings, options.log);
  let jobs: Jobs | undefined;
  const stop = async () => {
    const patience = setTimeout(() => app.server.closeAllConnections(), graceMs);
    await app.close();
    await jobs?.stop();
    clearTimeout(patience);
    await opened.close();
  };
  try {
    if (options.seed ?? true) await seedDatabase(opened.database, now());
    const { dataDir = 'memory' } = options;
    const folder = dataDir === 'memory' ? undefined : dataDir;
    const passwords = exposure === undefined ? undefined : ownPasswordsIn(folder);
    if (passwords !== undefined) await replacePublishedPassword(opened.database, passwords.accounts, now());
    await opened.settled();
    const key = dataDir === 'memory' ? freshKey() : signingKeyIn(dataDir);
    const { database } = opened;
    const hashing = createHashing();
    const counters = createCounters(database, settings, now);
    jobs = startJobs(database, now, (error) => app.log.error(error));
    const provider = { database, now, key, settings, counters, hashing, jobs };
    const faults = await build(app, provider, options, passwords?.pages);
    const url = await listen(app, port, host);
    const accounts = passwords?.accounts ?? (folder === undefined ? undefined : givenPasswordIn(folder));
    const known = { accounts, pages: passwords?.pages };
    return { url, app, database, faults, settings, hashing, passwords: known, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
