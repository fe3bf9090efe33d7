import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { RolesDialog } from './RolesDialog.tsx';

test('each role is explained by the subjects that it brings and by its actions', () => {
  render(<RolesDialog onClose={() => undefined} />);
  const rows = screen.getAllByRole('row').slice(1);
  const sentencesOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows.map(sentencesOf)).toEqual([
    ['Kan se og ændre alt.'],
    [
      'Kan se alt.',
      'Kan bestille licenser.',
      'Kan købe aftaler og klippekort.',
      'Kan betale fakturaer.',
      'Kan oprette og godkende opgaver.',
    ],
    ['Kan se fakturaer, licenser, aftaler og brugere.', 'Kan betale fakturaer.'],
    ['Kan se licenser, aftaler, opgaver, integrationer og brugere.', 'Kan oprette og godkende opgaver.'],
    ['Kan se alt.', 'Kan ikke ændre noget.'],
  ]);
});
