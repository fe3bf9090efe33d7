import { ClickUpClient } from '../../../server/providers/clickup/ClickUp.ts';
import type { ClientOptions } from '../../../server/providers/http/HttpClient.ts';
import { slowTimeLimits } from '../../../server/testing/slowTimeLimits.ts';
import { startSandbox } from '../../sandbox.ts';
import { clickUpStandIn } from '../clickUpStandIn.ts';
import type { RateLimit } from '../Limits.ts';

/** Starts the stand-in with a real client over HTTP. */
export async function startClickUp({
  folder,
  limit,
  ...options
}: ClientOptions & { folder?: string; limit?: RateLimit } = {}) {
  const standIn = clickUpStandIn({ folder, limit });
  const sandbox = await startSandbox([standIn], { delayMs: 5 });
  const settings = standIn.settingsAt(sandbox.urlOf('clickup'));
  const client = new ClickUpClient(settings, { timeout: slowTimeLimits.providerCall, ...options });
  return { standIn, sandbox, settings, client, answers: standIn.log.answers, close: () => sandbox.close() };
}
