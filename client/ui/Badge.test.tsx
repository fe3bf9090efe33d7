import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './Badge.tsx';

test('a picture that can’t be had leaves the initials, and the next one is tried', () => {
  const { container, rerender } = render(<Avatar name="Mette Kjærgaard" src="/gone.png" />);
  const picture = () => container.querySelector('img')!;
  fireEvent.error(picture());
  expect(picture().hidden).toBe(true);
  rerender(<Avatar name="Mette Kjærgaard" src="/new.png" />);
  expect(picture().hidden).toBe(false);
});
