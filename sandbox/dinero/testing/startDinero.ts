import { DineroClient } from '../../../server/providers/dinero/Dinero.ts';
import type { ClientOptions } from '../../../server/providers/http/HttpClient.ts';
import { slowTimeLimits } from '../../../server/testing/slowTimeLimits.ts';
import { startSandbox } from '../../sandbox.ts';
import { dineroStandIn } from '../dineroStandIn.ts';
import type { Limit } from '../Quota.ts';

/** Starts the stand-in with a real client over HTTP. */
export async function startDinero({
  folder,
  limit,
  tokenSeconds,
  ...options
}: ClientOptions & { folder?: string; limit?: Limit; tokenSeconds?: number } = {}) {
  const standIn = dineroStandIn({ folder, limit, tokenSeconds });
  const sandbox = await startSandbox([standIn], { delayMs: 5 });
  const settings = standIn.settingsAt(sandbox.urlOf('dinero'));
  const client = new DineroClient(settings, { timeout: slowTimeLimits.providerCall, ...options });
  return { standIn, sandbox, settings, client, answers: standIn.log.answers, close: () => sandbox.close() };
}
