import type { Settings } from '../../../domain/integrations/settings.ts';
import { newSecret } from '../../auth/tokens.ts';
import type { Services } from '../../context.ts';
import type { IntegrationRow } from '../integration.reads.ts';

/** Beside what the company sets itself: what its messages are signed with. */
export const SIGNING_SECRET = 'signingSecret';
/** Told by what it begins with, wherever it turns up. */
export const newSigningSecret = () => `whsec_${newSecret()}`;

/** What no schema can say of the settings. */
export function webhookRules(
  { webhooks }: Pick<Services, 'webhooks'>,
  { settings: stored, secretsSet }: IntegrationRow,
  { address }: Settings,
) {
  const problem = typeof address === 'string' ? webhooks.problemOf(address) : undefined;
  // A key was entrusted to one receiver; it is never sent to another.
  const isElsewhere = secretsSet.includes('accessKey') && originOf(address) !== originOf(stored.address);
  return { problems: { ...(problem && { address: problem }) }, changes: { ...(isElsewhere && { accessKey: null }) } };
}

const originOf = (address: Settings[string] | undefined) =>
  typeof address === 'string' ? new URL(address).origin : undefined;
