import { startReceiver } from '../../../../providers/webhooks/testing/startReceiver.ts';
import { createTestApp } from '../../../../testing/createTestApp.ts';

/** Starts a portal without running jobs, and a receiver of webhooks. */
export async function startWebhooks(settings: Parameters<typeof createTestApp>[0] = {}) {
  const receiver = await startReceiver();
  const app = await createTestApp(settings, { runJobs: false });
  app.portal.services.webhooks = receiver.sender();
  return {
    app,
    receiver,
    async close() {
      await app.close();
      await receiver.close();
    },
  };
}
