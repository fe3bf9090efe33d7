import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The form field with this label. */
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' });

/** Presses the button with this name. */
export const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
