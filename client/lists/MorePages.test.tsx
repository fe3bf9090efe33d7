import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PortalError } from '../relay/errors.ts';
import { MorePages } from './MorePages.tsx';
import { ToastRegion } from '../ui/Toast.tsx';

function open(error: Error | null) {
  const asked: number[] = [];
  const pages = {
    hasNext: true,
    isLoadingNext: false,
    loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => {
      asked.push(count);
      options?.onComplete?.(error);
    },
  };
  render(
    <>
      <MorePages shown={20} total={41} pages={pages} failure="Kunne ikke hente brugere" />
      <ToastRegion />
    </>,
  );
  return asked;
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Vis flere' }));
const toasts = () => screen.getByRole('status').textContent;

test.each([
  [1020, 3000, '1.020 af 3.000'],
  [1020, 10_000, '1.020 af mere end 10.000'],
  [20, 19, '20 af 21'],
])('%i of %i are written %s', (shown, total, text) => {
  render(
    <MorePages
      shown={shown}
      total={total}
      pages={{ hasNext: true, isLoadingNext: false, loadNext: () => undefined }}
      failure=""
    />,
  );
  expect(screen.getByText(text)).toBeDefined();
});

test('a page that comes is not talked about', async () => {
  const asked = open(null);
  expect(screen.getByText('20 af 41')).toBeDefined();
  await ask();
  expect([asked, toasts()]).toEqual([[20], '']);
});

test('a page that can’t be had is told, and can be asked for again', async () => {
  const asked = open(new TypeError('fetch failed'));
  await ask();
  expect(toasts()).toContain('Kunne ikke hente brugere');
  await ask();
  expect(asked).toEqual([20, 20]);
});

test('where the server says why, its words are the ones that are told', async () => {
  open(new PortalError('For mange forsøg. Vent et minut.', 'RATE_LIMITED'));
  await ask();
  expect(toasts()).toContain('For mange forsøg. Vent et minut.');
});

test('with the last page the focus stays where the button was', async () => {
  const last = (hasNext: boolean) => (
    <MorePages
      shown={hasNext ? 20 : 24}
      total={24}
      pages={{ hasNext, isLoadingNext: false, loadNext: () => undefined }}
      failure=""
    />
  );
  const { rerender } = render(last(true));
  await ask();
  rerender(last(false));
  expect(document.activeElement?.textContent).toBe('24 i alt');
});
