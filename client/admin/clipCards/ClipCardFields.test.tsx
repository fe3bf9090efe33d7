import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { volumeDiscountPercent } from '../../../domain/clipCardPricing.ts';
import { clipCardForm } from '../../../domain/validation/clipCards.ts';
import { connectionOf, one, refTo, renderWithStore } from '../../testing/renderWithStore.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { ClipCardFields, type ClipCardValues } from './ClipCardFields.tsx';

const DISCOUNT = 33;

function Card() {
  const form = useAppForm<ClipCardValues>(clipCardForm, { departmentId: '', userId: '', hours: 10, hoursUsed: 0, discount: DISCOUNT, status: 'ACTIVE' });
  return <ClipCardFields form={form} customer={refTo('cust_1', 'ClipCardFields_customer')} />;
}

const discount = () => screen.getByLabelText<HTMLInputElement>('Rabat i procent').valueAsNumber;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('other hours bring their own discount, and the first ones the one that was agreed', async () => {
  renderWithStore(<Card />, {
    cust_1: { __typename: 'Customer', 'departments(first:100)': one('client:departments'), 'users(first:100)': one('client:users') },
    ...connectionOf('client:departments', []), ...connectionOf('client:users', []),
  }, () => ({}));
  await press('Flere: Timer');
  await waitFor(() => expect(discount()).toBe(volumeDiscountPercent(11)));
  await press('Færre: Timer');
  await waitFor(() => expect(discount()).toBe(DISCOUNT));
});
