import 'reflect-metadata';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureClientBuilt } from '../scripts/buildClient.ts';
import { createApp, type Portal } from './app.ts';
import { demoConfig, type Config, type DemoDefaults } from './config.ts';
import { startEmbeddedDatabase } from './db/embeddedDatabase.ts';
import { migrateDatabase } from './db/migrate.ts';
import { dbRoles } from './db/roles.ts';
import { DEMO_CUSTOMER_EMAIL, DEMO_PASSWORD, demoSignIns, loadDemoData } from './demo/demoData.ts';
import { loadDemoTasks } from './demo/demoTasks.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';
import { rooms } from './rooms.ts';
import { startSandbox } from './sandbox/sandbox.ts';
import { createStandIns } from './sandbox/standIns.ts';
import type { Services } from './services.ts';
import { ConfigError, readSettings } from './settings.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: starts the database, the stand-ins of the providers, the client and the server on one machine. */
async function startDemo(): Promise<void> {
  const settings = readSettings();
  const dataDir = resolve(settings.PORTAL_DATA_DIR);
  const building = process.argv.includes('--without-client') ? Promise.resolve() : ensureClientBuilt();
  // The build is awaited in startPortal; until then its failure must not count as an unhandled rejection.
  building.catch(() => undefined);
  const database = settings.DATABASE_URL
    ? await externalDatabase(settings.DATABASE_URL, settings)
    : await startEmbeddedDatabase(dataDir, print);
  const sandbox = database.isEmbedded ? await startStandIns(join(dataDir, 'sandbox')) : undefined;
  try {
    const config = { ...demoConfig({ ...database, standIns: sandbox?.settings }), dataDir };
    const portal = await database.retryIfServerEnds(() =>
      startPortal(config, { isDemo: database.isEmbedded, sandbox, building }),
    );
    stopOnSignals(async () => {
      await portal.close();
      await sandbox?.close();
      await database.stop();
    });
    printSignIns(config.port, dataDir, database.isEmbedded, settings.SMTP_URL);
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

/**
 * Starts a portal that reports ready once all demo data is stored. A marker file makes the next start finish demo data
 * that an interrupted start left incomplete.
 */
async function startPortal(config: Config, { isDemo, sandbox, building }: DemoParts): Promise<Portal> {
  const incompleteMarker = join(config.dataDir, 'demo-data-unfinished');
  if (isDemo) {
    await loadDemoData(config, rooms, () => {
      print('Adding demo data …');
      writeFileSync(incompleteMarker, '');
    });
  }
  await building;
  const portal = await createApp(config, { rooms });
  try {
    await portal.listen(async (url) => {
      sandbox?.sendWebhooksTo(url);
      if (sandbox && existsSync(incompleteMarker)) {
        await loadDemoTasks(portal.services, sandbox.standIns.clickup, DEMO_CUSTOMER_EMAIL);
        if (config.dinero === sandbox.settings.dinero) await linkDemoContacts(portal.services);
      }
      rmSync(incompleteMarker, { force: true });
    });
    return portal;
  } catch (error) {
    // An unreachable database makes closing fail as well; the first error is the useful one.
    await portal.close().catch(() => undefined);
    throw error;
  }
}

/** Links each company to the Dinero contact with the same name. The other companies stay without a contact. */
async function linkDemoContacts({ dinero, writes }: Services): Promise<void> {
  const { contacts } = await dinero.contacts({ page: 0, pageSize: 100 });
  await writes.run({ role: dbRoles.admin }, ({ em }) =>
    em.execute(
      `
    update customer c set dinero_contact_id = k.id, dinero_contact_name = k.name
    from jsonb_to_recordset(?::jsonb) k (id text, name text) where k.name = c.name`,
      [JSON.stringify(contacts)],
    ),
  );
}

type StandIns = Awaited<ReturnType<typeof startStandIns>>;

/** Starts stand-ins of the providers. The portal calls them with its real provider clients, at these addresses. */
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
    /** Tells Stripe's stand-in where to send its webhooks. Called once the portal's own address is known. */
    sendWebhooksTo: (portalUrl: string) => standIns.stripe.deliverTo(`${portalUrl}/api/webhooks/stripe`),
    close: () => sandbox.close(),
  };
}

/** Uses the database of DATABASE_URL: migrates it when its owner's URL is set, and never adds demo data. */
async function externalDatabase(databaseUrl: string, settings: ReturnType<typeof readSettings>) {
  const ownerUrl = settings.MIGRATION_DATABASE_URL;
  for (const name of ['JWT_SECRET', 'ENCRYPTION_KEYS'] as const) {
    if (!settings[name]) throw new ConfigError(`${name}: missing (required together with DATABASE_URL)`);
  }
  if (ownerUrl) await migrateDatabase(ownerUrl, decodeURIComponent(new URL(databaseUrl).username));
  const defaults: DemoDefaults = {
    databaseUrl,
    migrationDatabaseUrl: ownerUrl ?? databaseUrl,
    jwtSecret: settings.JWT_SECRET!,
    encryptionKeys: settings.ENCRYPTION_KEYS!,
  };
  return {
    ...defaults,
    isEmbedded: false,
    stop: async () => undefined,
    retryIfServerEnds: <T>(step: () => Promise<T>) => step(),
  };
}

function printSignIns(port: number, dataDir: string, hasDemoUsers: boolean, smtpUrl: string | undefined): void {
  const address = `http://localhost:${port}`;
  print(`\nThe portal runs at ${address}`);
  if (hasDemoUsers)
    demoSignIns.forEach(({ label, email }) => print(`  ${label.padEnd(14)} ${email}  /  ${DEMO_PASSWORD}`));
  print(
    smtpUrl ? '  Mails are sent over SMTP' : `  Mails are shown at ${address}/dev/mail (and stored in ${dataDir}/mail)`,
  );
  print(`  GraphQL        ${address}/graphql\n  Stop with Ctrl-C\n`);
}

startDemo().catch((error: unknown) => {
  const message = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`\nThe portal could not start:\n${message}\n`);
  process.exit(1);
});
