import { expect, test } from '@jest/globals';
import { integrationStatus } from './integrationStatus.ts';

const unused = { isEnabled: false, isConnected: false, requiresOAuth: false, isFailing: false, needsReconnect: false };

test.each([
  [{}, 'Slået fra'],
  [{ isEnabled: true }, 'Slået til'],
  [{ isEnabled: true, isFailing: true }, 'Fejler'],
  [{ isFailing: true }, 'Slået fra'],
  [{ requiresOAuth: true }, 'Ikke forbundet'],
  [{ requiresOAuth: true, isConnected: true }, 'Slået fra'],
  [{ isEnabled: true, isFailing: true, needsReconnect: true }, 'Skal forbindes igen'],
])('an integration with %j has the status »%s«', (state, label) => {
  expect(integrationStatus({ ...unused, ...state }).label).toBe(label);
});
