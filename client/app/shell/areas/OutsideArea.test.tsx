import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { OutsideArea } from './OutsideArea.tsx';

const answer = {
  viewer: { employeeRoles: ['SUPPORT', 'EVENTS'] },
  admin: {
    id: 'admin',
    employees: [
      { id: 'user_1', name: 'Ida Lassen', role: 'ADMIN' },
      { id: 'user_2', name: 'Bo Bogholder', role: 'EMPLOYEE' },
      { id: 'user_3', name: 'Per Kofoed', role: 'ADMIN' },
    ],
  },
};

describe('a screen outside of the areas of the viewer', () => {
  test('says to whom it belongs, and names the admins to ask', async () => {
    const { sent } = renderWithRelay(<OutsideArea area="keepBooks" />);
    screen.getByText('Denne side hører til Bogholderi');
    screen.getByText('Spørg en administrator, hvis du skal bruge den.');
    await (await sent('OutsideAreaQuery')).answer(answer);
    screen.getByText('Dine roller er Support og Events. Spørg Ida Lassen eller Per Kofoed, hvis du skal bruge den.');
    expect(screen.getByRole('link', { name: 'Til indbakken' }).getAttribute('href')).toBe('/admin/inbox');
    screen.getByRole('heading', { level: 1, name: 'Du har ikke adgang til denne side' });
  });

  test('has no heading of its own in a tab, and stays useful when nobody can be named', async () => {
    const { sent } = renderWithRelay(<OutsideArea area="administer" isPart />);
    await (await sent('OutsideAreaQuery')).fail(new Error('offline'));
    screen.getByText('Denne side er for administratorer');
    screen.getByText('Spørg en administrator, hvis du skal bruge den.');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
