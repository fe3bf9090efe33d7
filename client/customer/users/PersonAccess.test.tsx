import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { unlimitedAccess } from '../../parts/rights/access.ts';
import { limitedAccessForm } from '../../parts/rights/accessForm.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PersonAccess } from './PersonAccess.tsx';

function Access({ companyRole }: { companyRole: CompanyRole }) {
  const form = useAppForm(limitedAccessForm, unlimitedAccess());
  return (
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <PersonAccess form={form} role={companyRole} />
    </RelayEnvironmentProvider>
  );
}

const finance = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Økonomi' });

test('the access of a new user follows the role, and an administrator has no limits', async () => {
  const { rerender } = render(<Access companyRole="MEMBER" />);
  expect(screen.getByText(/^Kan se licenser, aftaler, opgaver, integrationer og brugere\./)).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tilpas adgangen' }));
  expect(finance().checked).toBe(false);
  await userEvent.click(finance());
  expect(finance().checked).toBe(true);
  rerender(<Access companyRole="BUYER" />);
  expect(finance().checked).toBe(true);
  rerender(<Access companyRole="MEMBER" />);
  expect(finance().checked).toBe(false);
  rerender(<Access companyRole="ADMINISTRATOR" />);
  expect(screen.queryByRole('checkbox', { name: 'Tilpas adgangen' })).toBeNull();
  rerender(<Access companyRole="MEMBER" />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tilpas adgangen' }).checked).toBe(false);
});
