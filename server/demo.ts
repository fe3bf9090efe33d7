import 'reflect-metadata';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureClientBuilt } from '../scripts/buildClient.ts';
import { createApp, type Portal } from './app.ts';
import { demoConfig, type Config, type DemoMeans } from './config.ts';
import { startEmbeddedDatabase } from './db/embeddedDatabase.ts';
import { migrateDatabase } from './db/migrate.ts';
import { linkDemoContacts } from './demo/demoAccounting.ts';
import { DEMO_PASSWORD, demoSignIns, loadDemoData } from './demo/demoData.ts';
import { loadDemoTasks } from './demo/demoTasks.ts';
import { startSandbox } from './sandbox/sandbox.ts';
import { createStandIns } from './sandbox/standIns.ts';
import { ConfigError, readSettings } from './settings.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: everything on one machine with one command. */
async function startDemo(): Promise<void> {
  const settings = readSettings();
  const dataDir = resolve(settings.PORTAL_DATA_DIR);
  const building = process.argv.includes('--without-client') ? Promise.resolve() : ensureClientBuilt();
  // Awaited below; a failure must not count as unhandled while the database starts.
  building.catch(() => undefined);
  const database = settings.DATABASE_URL
    ? await externalDatabase(settings.DATABASE_URL, settings)
    : await startEmbeddedDatabase(dataDir, say);
  const sandbox = database.embedded ? await startStandIns(join(dataDir, 'sandbox')) : undefined;
  try {
    const config = { ...demoConfig({ ...database, standIns: sandbox?.settings }), dataDir };
    const portal = await database.repeatIfItEnds(() =>
      startPortal(config, { isDemo: database.embedded, sandbox, building }),
    );
    stopOnSignals(async () => {
      await portal.close();
      await sandbox?.close();
      await database.stop();
    });
    announce(config.port, dataDir, database.embedded, settings.SMTP_URL);
  } catch (error) {
    await sandbox?.close();
    await database.stop();
    throw error;
  }
}

interface DemoParts {
  isDemo: boolean;
  sandbox: StandIns | undefined;
  building: Promise<void>;
}

/** Ready once all of the demo data is there; what a start leaves unfinished, the next one finishes. */
async function startPortal(config: Config, { isDemo, sandbox, building }: DemoParts): Promise<Portal> {
  const unfinished = join(config.dataDir, 'demo-data-unfinished');
  if (isDemo) {
    await loadDemoData(config, () => {
      say('Lægger demodata ind …');
      writeFileSync(unfinished, '');
    });
  }
  await building;
  const portal = await createApp(config);
  try {
    await portal.listen(async (url) => {
      sandbox?.callBack(url);
      if (sandbox && existsSync(unfinished)) {
        await loadDemoTasks(portal.services, sandbox.standIns.clickup, demoSignIns[1]!.email);
        if (config.dinero === sandbox.settings.dinero) await linkDemoContacts(portal.services);
      }
      rmSync(unfinished, { force: true });
    });
    return portal;
  } catch (error) {
    // A database that is away lets the close fail, too; the first error says more.
    await portal.close().catch(() => undefined);
    throw error;
  }
}

type StandIns = Awaited<ReturnType<typeof startStandIns>>;

/** Real clients, other addresses: whoever has no credentials at a provider gets its stand-in. */
async function startStandIns(folder: string) {
  const standIns = createStandIns({ folder });
  const sandbox = await startSandbox(Object.values(standIns));
  return {
    standIns,
    settings: {
      stripe: standIns.stripe.settingsAt(sandbox.urlOf('stripe')),
      clickUp: standIns.clickup.settingsAt(sandbox.urlOf('clickup')),
      dinero: standIns.dinero.settingsAt(sandbox.urlOf('dinero')),
      shopify: standIns.shopify.settingsAt(sandbox.urlOf('shopify')),
      zendeskUrl: standIns.zendesk.addressAt(sandbox.urlOf('zendesk')),
    },
    /** Once the portal's own address is known. */
    callBack: (portalUrl: string) => standIns.stripe.deliverTo(`${portalUrl}/api/webhooks/stripe`),
    close: () => sandbox.close(),
  };
}

/** A database of one's own is migrated where its owner's address is given, and never gets demo data. */
async function externalDatabase(databaseUrl: string, settings: ReturnType<typeof readSettings>) {
  const ownerUrl = settings.MIGRATION_DATABASE_URL;
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEYS'] as const) {
    if (!settings[name]) throw new ConfigError(`${name}: mangler (kræves sammen med DATABASE_URL)`);
  }
  if (ownerUrl) await migrateDatabase(ownerUrl, decodeURIComponent(new URL(databaseUrl).username));
  const means: DemoMeans = {
    databaseUrl,
    migrationDatabaseUrl: ownerUrl ?? databaseUrl,
    jwtSecret: settings.JWT_SECRET!,
    encryptionKeys: settings.ENCRYPTION_KEYS!,
  };
  return {
    ...means,
    embedded: false,
    stop: async () => undefined,
    repeatIfItEnds: <T>(step: () => Promise<T>) => step(),
  };
}

function announce(port: number, dataDir: string, hasDemoUsers: boolean, smtpUrl: string | undefined): void {
  const address = `http://localhost:${port}`;
  say(`\nPortalen kører på ${address}`);
  if (hasDemoUsers) demoSignIns.forEach(({ who, email }) => say(`  ${who.padEnd(14)} ${email}  /  ${DEMO_PASSWORD}`));
  say(smtpUrl ? '  Mails sendes over SMTP' : `  Mails lander på ${address}/dev/mail (og i ${dataDir}/mail)`);
  say(`  GraphQL        ${address}/graphql\n  Stop med Ctrl-C\n`);
}

startDemo().catch((error: unknown) => {
  const message = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`\nPortalen kunne ikke starte:\n${message}\n`);
  process.exit(1);
});
