import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { volumeDiscountPercent } from '../../../domain/clipCardPricing.ts';
import { clipCardDialog } from '../../../domain/validation/clipCards.ts';
import { pressButton } from '../../testing/formControls.ts';
import { connectionRecords, recordLink, fragmentRef, renderWithStore } from '../../testing/renderWithStore.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { ClipCardFields, type ClipCardValues } from './ClipCardFields.tsx';

const DISCOUNT = 33;

function Card({ sold }: { sold?: { hours: number; discount: number; price: number } }) {
  const form = useAppForm<ClipCardValues>(clipCardDialog, {
    departmentId: '',
    userId: '',
    hours: 10,
    hoursUsed: 0,
    discount: DISCOUNT,
    status: 'ACTIVE',
  });
  return (
    <ClipCardFields form={form} customer={fragmentRef('cust_1', 'ClipCardFields_customer')} {...(sold && { sold })} />
  );
}

const price = () => screen.getByLabelText<HTMLInputElement>('Pris ekskl. moms').value;
const discount = () => screen.getByLabelText<HTMLInputElement>('Rabat i procent').value;

const store = {
  cust_1: {
    __typename: 'Customer',
    'departments(first:100)': recordLink('client:departments'),
    'users(first:100)': recordLink('client:users'),
  },
  ...connectionRecords('client:departments', []),
  ...connectionRecords('client:users', []),
};

test('keeps the sold price of a card until its hours change, and shows the new price while they differ', async () => {
  renderWithStore(<Card sold={{ hours: 10, discount: DISCOUNT, price: 8_000_00 }} />, store, () => ({}));
  expect(price()).toBe('8.000 kr');
  expect(screen.queryByText(/Prisen ændres/)).toBeNull();
  await pressButton('Flere: Timer');
  await waitFor(() =>
    expect(screen.getByText(/^Prisen ændres/).textContent).toContain(
      'Prisen ændres fra 8.000 kr til 12.821 kr, når du gemmer.',
    ),
  );
  await pressButton('Færre: Timer');
  await waitFor(() => expect(price()).toBe('8.000 kr'));
  expect(screen.queryByText(/Prisen ændres/)).toBeNull();
});

test('sets the volume discount of changed hours, and restores the stored discount when they change back', async () => {
  renderWithStore(<Card />, store, () => ({}));
  await pressButton('Flere: Timer');
  await waitFor(() => expect(discount()).toBe(String(volumeDiscountPercent(11))));
  await pressButton('Færre: Timer');
  await waitFor(() => expect(discount()).toBe(String(DISCOUNT)));
});
