import 'reflect-metadata';
import { createApp } from './app.ts';
import { productionConfig } from './platform/config.ts';
import { assertPlainLogin } from './platform/db/assertPlainLogin.ts';
import { stopOnSignals } from './platform/operations/stopOnSignals.ts';
import { ConfigError } from './platform/settings.ts';
import { rooms } from './rooms.ts';

/**
 * Starts the portal in production. Refuses missing or weak settings, and a database login with more rights than needed.
 */
async function serve(): Promise<void> {
  const config = productionConfig();
  await assertPlainLogin(config.databaseUrl);
  const portal = await createApp(config, { rooms });
  stopOnSignals(() => portal.close(), config.drainSeconds);
  await portal.listen();
}

serve().catch((error: unknown) => {
  const message =
    error instanceof ConfigError
      ? `The portal cannot start:\n${error.message}`
      : String((error as Error).stack ?? error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
