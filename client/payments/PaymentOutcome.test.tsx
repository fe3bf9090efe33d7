import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { renderWithStore } from '../testing/renderWithStore.tsx';

const waiting = new Set<() => void>();

jest.unstable_mockModule('../relay/socket.ts', () => ({
  whenReconnected: (refetch: () => void) => {
    waiting.add(refetch);
    return () => waiting.delete(refetch);
  },
}));

const { PaymentOutcome } = await import('./PaymentOutcome.tsx');

test('how a payment stands is asked when the line is back, since nobody tells it again', () => {
  const calls: string[] = [];
  const told = (what: string) => () => void calls.push(what);
  renderWithStore(
    <PaymentOutcome
      entryId="led_1"
      onPaid={told('paid')}
      onFailed={told('failed')}
      onCheck={async () => told('asked')()}
    />,
    {},
    () => ({}),
  );
  expect(calls).toEqual([]);
  act(() => waiting.forEach((refetch) => refetch()));
  expect(calls).toEqual(['asked']);
});
