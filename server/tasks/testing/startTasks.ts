import { freePort } from '../../db/embedded/postgresServer.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';

interface TasksSetUp {
  app: TestApp;
  providers: Providers;
  close: () => Promise<void>;
}

/** The portal, whose jobs are the test's to do, beside the task tool's stand-in; where that calls back, the portal says where it is. */
export async function startTasks({ isCalledBack = false } = {}): Promise<TasksSetUp> {
  const providers = await startProviders();
  const app = await createTestApp(
    { ...providers.settings, ...(isCalledBack && (await address())) },
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

async function address() {
  const port = await freePort();
  return { port, publicUrl: `http://127.0.0.1:${port}` };
}
