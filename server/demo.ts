import 'reflect-metadata';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureClientBuilt } from '../scripts/buildClient.ts';
import { createApp, type Portal } from './app.ts';
import { SECURED_EMAIL } from './demo/demoCompanies.ts';
import {
  connectStandIns,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  demoSignIns,
  loadDemoData,
  loadProviderData,
} from './demo/demoData.ts';
import { startDemoSandbox, type DemoSandbox } from './demo/demoSandbox.ts';
import { demoConfig, type Config, type DemoDefaults } from './platform/config.ts';
import { startEmbeddedDatabase } from './platform/db/embeddedDatabase.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { stopOnSignals } from './platform/operations/stopOnSignals.ts';
import { ConfigError, readSettings } from './platform/settings.ts';
import { rooms } from './rooms.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: starts the database, the stand-ins of the providers, the client and the server on one machine. */
async function startDemo(): Promise<void> {
  const settings = readSettings();
  const dataDir = resolve(settings.PORTAL_DATA_DIR);
  const clientBuild = process.argv.includes('--without-client') ? Promise.resolve() : ensureClientBuilt();
  // The build is awaited in startPortal; until then its failure must not count as an unhandled rejection.
  clientBuild.catch(() => undefined);
  const database = settings.DATABASE_URL
    ? await externalDatabase(settings.DATABASE_URL, settings)
    : await startEmbeddedDatabase(dataDir, print);
  const sandbox = database.isEmbedded ? await startDemoSandbox(join(dataDir, 'sandbox')) : undefined;
  try {
    const config = { ...demoConfig({ ...database, standIns: sandbox?.settings }), dataDir };
    const portal = await database.retryIfServerEnds(() =>
      startPortal(config, { isDemo: database.isEmbedded, sandbox, clientBuild }),
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
  sandbox: DemoSandbox | undefined;
  clientBuild: Promise<void>;
}

/**
 * Starts a portal that reports ready once all demo data is stored. A marker file makes the next start finish demo data
 * that an interrupted start left incomplete.
 */
async function startPortal(config: Config, { isDemo, sandbox, clientBuild }: DemoParts): Promise<Portal> {
  const incompleteMarker = join(config.dataDir, 'demo-data-unfinished');
  if (isDemo) {
    await loadDemoData(config, rooms, () => {
      print('Adding demo data …');
      writeFileSync(incompleteMarker, '');
    });
  }
  await clientBuild;
  const portal = await createApp(config, { rooms });
  try {
    await portal.listen(async (url) => {
      sandbox?.sendWebhooksTo(url);
      if (sandbox) await connectStandIns(rooms, portal.services, sandbox);
      if (sandbox && existsSync(incompleteMarker)) await loadProviderData(rooms, portal.services, sandbox);
      rmSync(incompleteMarker, { force: true });
    });
    return portal;
  } catch (error) {
    // An unreachable database makes closing fail as well; the first error is the useful one.
    await portal.close().catch(() => undefined);
    throw error;
  }
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
  if (hasDemoUsers) print(`  Authenticator  ${DEMO_TOTP_SECRET}  (the app of ${SECURED_EMAIL})`);
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
