import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Returns the form field with this label. Throws when there is none, or several. */
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });

/** Presses the button with this name. */
export const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
