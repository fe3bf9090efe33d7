import { freePort } from '../../../../platform/db/embedded/postgresServer.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../../testing/providers.ts';

interface TasksSetup {
  app: TestApp;
  providers: Providers;
  close: () => Promise<void>;
}

/** Starts ClickUp's stand-in, and a portal without jobs. The stand-in reaches the portal only with `hasWebhooks`. */
export async function startTasks({ hasWebhooks = false } = {}): Promise<TasksSetup> {
  const providers = await startProviders();
  const app = await createTestApp(
    { ...providers.settings, ...(hasWebhooks && (await localAddress())) },
    { runJobs: false },
  );
  return {
    app,
    providers,
    async close() {
      await app.close();
      await providers.close();
    },
  };
}

async function localAddress() {
  const port = await freePort();
  return { port, publicUrl: `http://127.0.0.1:${port}` };
}
