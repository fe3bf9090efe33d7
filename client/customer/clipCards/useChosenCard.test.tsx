import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useChosenCard } from './useChosenCard.ts';

function Cards() {
  const { headingRef, choose } = useChosenCard('clip_1', false);
  return (
    <>
      <button type="button" onClick={() => choose('clip_1')}>
        Vis timeregnskab
      </button>
      <h2 ref={headingRef} tabIndex={-1}>
        Timeregnskab
      </h2>
    </>
  );
}

test('focuses the hour entries of a card that is already shown and leaves the URL unchanged', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Cards /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(router.state.location.search).toBe('');
});
