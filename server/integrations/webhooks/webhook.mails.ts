import type { Config } from '../../config.ts';
import type { MailMessage, Recipient } from '../../mail/outgoing.ts';
import type { FailedIntegration } from '../integration.mails.ts';

export function webhooksFailingMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { installationId, subdomain, error }: FailedIntegration,
): MailMessage {
  return {
    kind: 'webhooks-failing',
    to: email,
    subject: `Webhooks for ${subdomain} kan ikke leveres`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `De seneste beskeder fra ${product} til jeres eget system kunne ikke leveres. Det sidste svar var: ${error}.`,
      'Vi prøver hver besked igen med stadig længere pauser. ' +
        'Beskeder, der er opgivet, kan sendes igen fra integrationens side.',
    ],
    action: { label: 'Se integrationen', url: `${publicUrl}/integrations?instance=${installationId}` },
    notes: [
      'Du får mailen som den, der sidst har ændret integrationen, eller som virksomhedens kontakt. ' +
        'Der kommer højst én om dagen.',
    ],
  };
}
