import type { Config } from '../../../../platform/config.ts';
import { companyScreen } from '../../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../../platform/mail/outgoing.ts';
import type { FailedIntegration } from '../integration.mails.ts';

export function webhooksFailingMail(
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, installationId, subdomain, error, isGone = false }: FailedIntegration,
): MailMessage {
  return {
    kind: 'webhooks-failing',
    to: email,
    subject: isGone ? `Webhooks for ${subdomain} er slået fra` : `Webhooks for ${subdomain} kan ikke leveres`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: isGone ? goneTexts(product) : failingTexts(product, error),
    action: {
      label: 'Se integrationen',
      url: companyScreen(publicUrl, `/integrations?instance=${installationId}`, customerId),
    },
    notes: [
      'Du får mailen som den, der sidst har ændret integrationen, eller som virksomhedens kontakt. ' +
        'Der kommer højst én om dagen.',
    ],
  };
}

const failingTexts = (product: string, error: string) => [
  `De seneste beskeder fra ${product} til jeres eget system kunne ikke leveres. Det sidste svar var: ${error}.`,
  'Vi prøver hver besked igen med stadig længere pauser. ' +
    'Beskeder, der er opgivet, kan sendes igen fra integrationens side.',
];

const goneTexts = (product: string) => [
  `Jeres eget system har svaret, at det ikke vil have flere beskeder fra ${product} (status 410). ` +
    'Derfor er webhooks slået fra, og der sendes ikke flere.',
  'Er det en fejl, så slå dem til igen på integrationens side. ' +
    'Beskeder, der ikke blev leveret, kan sendes igen derfra.',
];
