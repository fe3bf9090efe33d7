import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';

const reconnectHandlers = new Set<() => void>();

jest.unstable_mockModule('../../app/relay/socket.ts', () => ({
  onReconnect: (refetch: () => void) => {
    reconnectHandlers.add(refetch);
    return () => reconnectHandlers.delete(refetch);
  },
}));

const { PaymentOutcome } = await import('./PaymentOutcome.tsx');

test('asks for the outcome of a payment after a reconnect, because missed events are not sent again', () => {
  const calls: string[] = [];
  const record = (call: string) => () => void calls.push(call);
  renderWithRelay(
    <PaymentOutcome
      entryId="led_1"
      onPaid={record('paid')}
      onFailed={record('failed')}
      onCheck={async () => record('checked')()}
    />,
  );
  expect(calls).toEqual([]);
  act(() => reconnectHandlers.forEach((refetch) => refetch()));
  expect(calls).toEqual(['checked']);
});
