import 'reflect-metadata';
import { createApp } from './app.ts';
import { productionConfig } from './config.ts';
import { assertPlainLogin } from './db/assertPlainLogin.ts';
import { stopOnSignals } from './operations/stopOnSignals.ts';
import { ConfigError } from './settings.ts';

/** Production: needs its settings, refuses weak ones, and never runs with more rights than it needs. */
async function serve(): Promise<void> {
  const config = productionConfig();
  await assertPlainLogin(config.databaseUrl);
  const portal = await createApp(config);
  stopOnSignals(() => portal.close(), config.drainSeconds);
  await portal.listen();
}

serve().catch((error: unknown) => {
  const message =
    error instanceof ConfigError
      ? `Portalen kan ikke starte:\n${error.message}`
      : String((error as Error).stack ?? error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
