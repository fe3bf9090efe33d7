import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PortalError } from '../../app/relay/errors.ts';
import { pressButton } from '../../testing/formControls.ts';
import { ToastRegion } from '../../ui/Toast.tsx';
import { MorePages } from './MorePages.tsx';

function renderPages(error: Error | null) {
  const requestedCounts: number[] = [];
  const pages = {
    hasNext: true,
    isLoadingNext: false,
    loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => {
      requestedCounts.push(count);
      options?.onComplete?.(error);
    },
  };
  render(
    <>
      <MorePages shown={20} total={41} pages={pages} failure="Kunne ikke hente brugere" />
      <ToastRegion />
    </>,
  );
  return requestedCounts;
}

const pressShowMore = () => pressButton('Vis flere');
const toastText = () => screen.getByRole('status').textContent;

describe('MorePages', () => {
  test.each([
    [1020, 3000, '1.020 af 3.000'],
    [1020, 10_000, '1.020 af mere end 10.000'],
    [20, 19, '20 af 21'],
  ])('shows %i of %i rows as “%s”', (shown, total, text) => {
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

  test('shows no toast when a page is loaded', async () => {
    const requestedCounts = renderPages(null);
    expect(screen.getByText('20 af 41')).toBeDefined();
    await pressShowMore();
    expect([requestedCounts, toastText()]).toEqual([[20], '']);
  });

  test('shows a toast when a page cannot be loaded, and loads the page at the next press', async () => {
    const requestedCounts = renderPages(new TypeError('fetch failed'));
    await pressShowMore();
    expect(toastText()).toContain('Kunne ikke hente brugere');
    await pressShowMore();
    expect(requestedCounts).toEqual([20, 20]);
  });

  test('shows the server’s reason when it gives one', async () => {
    renderPages(new PortalError('For mange forsøg. Vent et minut.', 'RATE_LIMITED'));
    await pressShowMore();
    expect(toastText()).toContain('For mange forsøg. Vent et minut.');
  });

  test('moves the focus to the count when the last page removes the button', async () => {
    const pages = (hasNext: boolean) => (
      <MorePages
        shown={hasNext ? 20 : 24}
        total={24}
        pages={{ hasNext, isLoadingNext: false, loadNext: () => undefined }}
        failure=""
      />
    );
    const { rerender } = render(pages(true));
    await pressShowMore();
    rerender(pages(false));
    expect(document.activeElement?.textContent).toBe('24 i alt');
  });
});
