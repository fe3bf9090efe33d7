import type { IntegrationSettings } from '../../../domain/integrations/settings.ts';
import { newSecret } from '../../access/tokens.ts';
import type { Services } from '../../services.ts';
import type { IntegrationRow } from '../integration.reads.ts';

/** Name of the secret that signs messages. The portal creates it; the settings schema does not contain it. */
export const SIGNING_SECRET = 'signingSecret';
/** The prefix lets secret scanners recognize the value. */
export const newSigningSecret = () => `whsec_${newSecret()}`;

/** Checks webhook settings beyond their schema. Returns the errors by field and the secrets to change. */
export function checkWebhookSettings(
  { webhooks }: Pick<Services, 'webhooks'>,
  { settings: stored, secretsSet }: IntegrationRow,
  { address }: IntegrationSettings,
) {
  const problem = typeof address === 'string' ? webhooks.problemOf(address) : undefined;
  // The access key belongs to one receiver and must never be sent to another, so a new origin deletes the key.
  const mustDeleteAccessKey = secretsSet.includes('accessKey') && originOf(address) !== originOf(stored.address);
  return {
    problems: { ...(problem && { address: problem }) },
    changes: { ...(mustDeleteAccessKey && { accessKey: null }) },
  };
}

const originOf = (address: IntegrationSettings[string] | undefined) =>
  typeof address === 'string' ? new URL(address).origin : undefined;
