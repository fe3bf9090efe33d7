import { freePort } from '../../db/embedded/postgresServer.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';

interface TasksSetup {
  app: TestApp;
  providers: Providers;
  close: () => Promise<void>;
}

/** Starts a portal without running jobs, and ClickUp's stand-in. With `isCalledBack`, webhooks reach the portal. */
export async function startTasks({ isCalledBack = false } = {}): Promise<TasksSetup> {
  const providers = await startProviders();
  const app = await createTestApp(
    { ...providers.settings, ...(isCalledBack && (await localAddress())) },
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
