import { manifestOf } from '../../../../domain/partners/integrations/manifests.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

export interface FailedIntegration {
  customerId: string;
  pluginId: string;
  installationId: string;
  subdomain: string;
  error: string;
  /** Whether the integration was disabled because of the error. */
  isGone?: boolean;
}

export function disconnectedMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, pluginId, installationId, subdomain, error }: FailedIntegration,
): MailMessage {
  const integration = manifestOf(pluginId)!.name;
  return {
    kind: 'integration-disconnected',
    to: email,
    subject: `${integration} er ikke længere forbundet for ${subdomain}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `${product} har ikke længere adgang hos ${integration} for ${subdomain}: ${error}`,
      'Integrationen henter ikke noget, før en af jer forbinder den igen. ' +
        'Er den fjernet med vilje, skal I ikke gøre noget.',
    ],
    action: {
      label: 'Se integrationen',
      url: companyScreen(publicUrl, `/integrations?instance=${installationId}`, customerId),
    },
    notes: [
      'Du får mailen som den, der sidst har forbundet integrationen, eller som virksomhedens kontakt. ' +
        'Der kommer ikke flere, før integrationen igen har været forbundet.',
    ],
  };
}
