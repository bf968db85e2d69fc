import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createCounters } from './accounts/counters.ts';
import { emailChangeOperations } from './accounts/email-change.ts';
import { addEmailPage } from './accounts/email-page.ts';
import { ownPasswordIn, replacePublishedPassword } from './accounts/own-password.ts';
import { personnelOperations } from './accounts/personnel.ts';
import { profileOperations } from './accounts/profile.ts';
import { recoveryOperations } from './accounts/recovery.ts';
import { registrationOperations } from './accounts/registration.ts';
import { signInOperations } from './accounts/sign-in.ts';
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
import { allowShopOrigin } from './http/cross-origin.ts';
import { addCsrfCookie } from './http/csrf.ts';
import { exposureOf } from './http/exposure.ts';
import { addForms } from './http/form-data.ts';
import { addHealth } from './http/health.ts';
import { listen } from './http/listen.ts';
import { logSettings } from './http/log.ts';
import { addApi } from './http/openapi.ts';
import { requireLoopbackName } from './http/origin.ts';
import { requirePagePassword } from './http/page-password.ts';
import { addProblems, answerProblem } from './http/problems.ts';
import { notFound } from './http/refusal.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addValidation } from './http/validation.ts';
import { sweep } from './jobs.ts';
import { orderOperations } from './orders/orders.ts';
import { salesOperations } from './orders/sales.ts';
import { addOutbox } from './outbox/outbox-routes.ts';
import { addPageAssets } from './pages/assets.ts';
import { addPaymentPages } from './payments/payment-routes.ts';
import type { Provider } from './provider.ts';
import { createReports } from './reports/reports.ts';
import { seedDatabase } from './seed-database.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { addStates } from './states/state-route.ts';
import { addMedia } from './static/media.ts';
import { addShopFiles, asWritten, checkShop, isNavigation } from './static/shop-files.ts';

/** The options of a sandbox, with defaults for tests. */
export type SandboxOptions = {
  /** Folder of the embedded database, or 'memory' for one that is gone with the process. */
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
  /** The one password of an exposed sandbox, by what it opens: its demonstration accounts, and its own pages. */
  passwords: { accounts: string | undefined; pages: string | undefined };
  stop: () => Promise<void>;
};

/** How long a stop waits for pending calls. */
const graceMs = 2000;

function openDatabase(
  { databaseUrl, dataDir = 'memory' }: SandboxOptions,
  waitMs: number,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, waitMs);
  return dataDir === 'memory' ? openInMemory(waitMs) : openInFolder(dataDir, waitMs);
}

function createApp(settings: Settings, log: SandboxOptions['log']): FastifyInstance {
  const headers = securityHeaders();
  const app = Fastify({
    logger: log ? logSettings(log === true ? undefined : log) : false,
    forceCloseConnections: 'idle',
    bodyLimit: 256 * 1024,
    trustProxy: settings.trustProxy,
    requestTimeout: 30_000,
    // The length of headers; the contract limits the length of an id.
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      if (isNavigation(request)) reply.redirect(asWritten(request.url));
      else answerProblem(error, request, reply);
    },
  });
  addValidation(app);
  addProblems(app);
  // The payment page's form leads back to the shop.
  addSecurityHeaders(app, settings.shopOrigin === undefined ? [] : [settings.shopOrigin]);
  return app;
}

async function build(
  app: FastifyInstance,
  provider: Provider,
  options: SandboxOptions,
  { isExposed, password }: { isExposed: boolean; password: string | undefined },
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
  if (!isExposed) requireLoopbackName(app);
  await app.register(cookie);
  addCsrfCookie(app, provider.settings.cookieDomain);
  addCatalogueCache(app);
  await addCallLimit(app, provider.settings.callsPerMinute);
  // Not for the shop's files, which are compressed already.
  await app.register(async (compressed) => {
    await compressed.register(compress, { globalDecompression: false });
    await compressed.register(async (api) => {
      await addApi(api, provider, operations, faults);
    });
    await compressed.register(async (pages) => {
      addForms(pages);
      addPageAssets(pages);
      addEmailPage(pages, provider);
      const reports = createReports(provider.now);
      reports.receive(pages);
      await pages.register(async (own) => {
        if (password !== undefined) own.addHook('onRequest', requirePagePassword(password));
        addPaymentPages(own, provider);
        addOutbox(own, provider.database);
        reports.show(own);
      });
      if (options.faults === true && faults !== undefined) addFaultSwitch(pages, faults);
      if (options.states === true && faults !== undefined) {
        addStates(pages, () => ({ provider, url: app.listeningOrigin, faults }));
      }
    });
    addHealth(compressed, provider.database);
    addMedia(compressed, provider.database);
  });
  if (options.shopDir === undefined) {
    app.setNotFoundHandler(() => {
      throw notFound('Cette adresse n’existe pas.');
    });
  } else {
    await addShopFiles(app, {
      folder: options.shopDir,
      has: existsInCatalogue(provider.database),
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
  // Both break calls and create accounts for any caller.
  const open = options.states ? 'SANDBOX_STATES' : options.faults ? 'SANDBOX_FAULTS' : undefined;
  if (exposure !== undefined && open !== undefined) {
    throw new CannotStart(`${open}=1 is for this machine only, but ${exposure}: others can reach it.`);
  }
  const opened = options.opened ?? (await openDatabase(options, settings.databaseWaitMs));
  const { database } = opened;
  const app = createApp(settings, options.log);
  const stop = async () => {
    const patience = setTimeout(() => app.server.closeAllConnections(), graceMs);
    await app.close();
    clearTimeout(patience);
    await opened.close();
  };
  try {
    if (options.seed ?? true) await seedDatabase(database, now());
    await sweep(database, now());
    const { dataDir = 'memory' } = options;
    const isExposed = exposure !== undefined;
    const password = ownPasswordIn(dataDir === 'memory' ? undefined : dataDir, isExposed);
    if (password !== undefined) await replacePublishedPassword(database, password, now());
    const provider = { database, now, settings, counters: createCounters(settings, now) };
    const faults = await build(app, provider, options, { isExposed, password });
    const url = await listen(app, port, host);
    const passwords = { accounts: password, pages: password };
    return { url, app, database, faults, settings, passwords, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
