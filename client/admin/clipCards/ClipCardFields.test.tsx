import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { volumeDiscountPercent } from '../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../domain/money/prices.ts';
import { clipCardForm } from '../../../domain/sales/validation/clipCards.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { ClipCardFields, type ClipCardValues } from './ClipCardFields.tsx';
import type { ClipCardFields_customer$key } from '#relay/ClipCardFields_customer.graphql';
import type { ClipCardFieldsTestQuery } from '#relay/ClipCardFieldsTestQuery.graphql';

const DISCOUNT = 33;

interface ClipCardFormProps {
  customer: ClipCardFields_customer$key;
  sold?: { hours: number; discount: number; price: number };
}

function ClipCardForm(props: ClipCardFormProps) {
  const form = useAppForm<ClipCardValues>(clipCardForm, {
    departmentId: '',
    userId: '',
    hours: 10,
    hoursUsed: 0,
    discount: DISCOUNT,
    status: 'ACTIVE',
  });
  return <ClipCardFields form={form} {...props} />;
}

const shownPrice = () => screen.getByLabelText<HTMLInputElement>('Pris ekskl. moms').value;
const shownDiscount = () => screen.getByLabelText<HTMLInputElement>('Rabat i procent').value;

const { planPrices: _, ...figures } = firstPriceList;
const storedPrices = {
  priceList: { ...figures, planPrices: [] },
  standardPriceList: { ...figures, planPrices: [] },
  agreedPrices: [],
};
const emptyPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

const renderForm = (sold?: ClipCardFormProps['sold']) =>
  renderWithQuery<ClipCardFieldsTestQuery>({
    query: graphql`
      query ClipCardFieldsTestQuery @raw_response_type {
        admin {
          customer(id: "cust_1") {
            ...ClipCardFields_customer
          }
        }
      }
    `,
    stored: {
      admin: {
        id: 'admin',
        customer: { id: 'cust_1', departments: emptyPage, users: emptyPage, prices: storedPrices },
      },
    },
    render: ({ admin }) => <ClipCardForm customer={admin.customer!} {...(sold && { sold })} />,
  });

test('shows the sold price for the sold hours, and announces the new price for other hours', async () => {
  renderForm({ hours: 10, discount: DISCOUNT, price: 8_000_00 });
  expect(shownPrice()).toBe('8.000 kr');
  expect(screen.queryByText(/Prisen ændres/)).toBeNull();
  await pressButton('Flere: Timer');
  await waitFor(() =>
    expect(screen.getByText(/^Prisen ændres/).textContent).toContain(
      'Prisen ændres fra 8.000 kr til 12.821 kr, når du gemmer.',
    ),
  );
  await pressButton('Færre: Timer');
  await waitFor(() => expect(shownPrice()).toBe('8.000 kr'));
  expect(screen.queryByText(/Prisen ændres/)).toBeNull();
});

test('shows no price, and announces none, while the discount is empty', async () => {
  renderForm({ hours: 10, discount: DISCOUNT, price: 8_000_00 });
  await userEvent.clear(field('Rabat i procent'));
  await waitFor(() => expect(shownPrice()).toBe(''));
  expect(screen.queryByText(/Prisen ændres/)).toBeNull();
});

test('sets the volume discount when the hours change, and restores the discount of the original hours', async () => {
  renderForm();
  await pressButton('Flere: Timer');
  await waitFor(() => expect(shownDiscount()).toBe(String(volumeDiscountPercent(firstPriceList, 11))));
  await pressButton('Færre: Timer');
  await waitFor(() => expect(shownDiscount()).toBe(String(DISCOUNT)));
});

test('limits a discount out of range when the field is left', async () => {
  renderForm();
  const discount = field('Rabat i procent');
  for (const [typed, limited] of [
    ['80', '50'],
    ['-5', '0'],
  ] as const) {
    await userEvent.clear(discount);
    await userEvent.type(discount, typed);
    await userEvent.tab();
    await waitFor(() => expect(shownDiscount()).toBe(limited));
  }
});

test('reads used hours with a comma or a colon, and warns when they are more than the card has', async () => {
  renderForm();
  const used = field('Brugte timer');
  await userEvent.clear(used);
  await userEvent.type(used, '9:30');
  await userEvent.tab();
  expect(used.value).toBe('9,5');
  expect(screen.queryByText(/Kortet går i minus/)).toBeNull();
  await userEvent.clear(used);
  await userEvent.type(used, '11,5');
  expect(screen.getByText(/Kortet går i minus/).textContent).toBe(
    'Der er brugt 1,5 timer mere, end kortet har. Kortet går i minus.',
  );
});
