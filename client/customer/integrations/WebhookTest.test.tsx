import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NetworkError } from '../../app/relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { WebhookTest } from './WebhookTest.tsx';

const send = () => pressButton('Send testbesked');
const delivery = {
  __typename: 'WebhookDelivery',
  id: 'hook_1',
  event: null,
  status: 'DELIVERED',
  attempts: 1,
  nextAttemptAt: '2026-11-20T09:00:00.000Z',
  httpStatus: 204,
  answer: '',
  error: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};

const renderTest = () => renderWithRelay(<WebhookTest integrationId="intg_1" installationId="zi_1" />);

test('sends a message without an event, and shows the status with which the receiver answered', async () => {
  const server = renderTest();
  await send();
  const { variables, answer } = await server.sent('WebhookTestMutation');
  expect(variables).toMatchObject({ installationId: 'zi_1', event: null });
  await answer({ sendTestWebhook: { edge: { node: delivery } } });
  expect((await screen.findByText(/Testbeskeden er leveret/)).textContent).toBe(
    'Testbeskeden er leveret: jeres system svarede med status 204.',
  );
});

test('sends the example of an event, and shows why it was not delivered', async () => {
  const server = renderTest();
  await userEvent.selectOptions(field('Testbesked'), 'Eksempel: En faktura er udstedt, betalt eller ændret');
  await send();
  const { variables, answer } = await server.sent('WebhookTestMutation');
  expect(variables).toMatchObject({ event: 'INVOICE_CHANGED' });
  await answer({
    sendTestWebhook: {
      edge: { node: { ...delivery, status: 'FAILED', httpStatus: null, error: 'Adressen findes ikke' } },
    },
  });
  expect(await screen.findByText('Adressen findes ikke')).toBeDefined();
  await send();
  const { fail } = await server.sent('WebhookTestMutation');
  await fail(new NetworkError('Serveren kan ikke nås'));
  expect((await screen.findByRole('alert')).textContent).toContain('Kunne ikke sende testbeskeden');
});
