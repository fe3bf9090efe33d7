import type { ClientOptions } from '../../../server/providers/http/HttpClient.ts';
import { credentials } from '../../../server/providers/zendesk/testing/recorded.ts';
import { ZendeskClient } from '../../../server/providers/zendesk/Zendesk.ts';
import { slowTimeLimits } from '../../../server/testing/slowTimeLimits.ts';
import { startSandbox } from '../../sandbox.ts';
import type { RateLimit } from '../Limits.ts';
import { zendeskStandIn } from '../zendeskStandIn.ts';

/** Starts the stand-in with a real client over HTTP. */
export async function startZendesk({
  folder,
  limit,
  ...options
}: ClientOptions & { folder?: string; limit?: RateLimit } = {}) {
  const standIn = zendeskStandIn({ folder, limit });
  standIn.keepKey(credentials.apiKey);
  const sandbox = await startSandbox([standIn]);
  const url = sandbox.urlOf('zendesk');
  const client = new ZendeskClient(standIn.addressAt(url), { timeout: slowTimeLimits.providerCall, ...options });
  return { standIn, sandbox, url, client, answers: standIn.log.answers, close: () => sandbox.close() };
}
