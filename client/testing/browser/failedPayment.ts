import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, addMonths, dateOf } from '../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { createManagedCompany, type ManagedCompany } from './managedCompany.ts';
import { payByCard } from './paymentMethods.ts';

/** Creates a company with licences, whose department has a card that is refused when it is charged. */
export async function createRefusedCompany(request: APIRequestContext): Promise<ManagedCompany> {
  const company = await createManagedCompany(request, { licenses: 25 });
  await payByCard(company, request, company.departmentId, cardNumbers.declinedWhenCharged);
  return company;
}

/** Activates an agreement as an admin, whose first period cannot be charged to the department's card. */
export async function billRefusedPeriod({ queryApiAsAdmin, departmentId }: ManagedCompany): Promise<void> {
  const startDate = dateOf();
  await queryApiAsAdmin(
    'mutation ($input: ServiceAgreementInput!) { createServiceAgreement(input: $input) { deletedId } }',
    {
      input: {
        departmentId,
        duration: 12,
        startDate,
        endDate: addDays(addMonths(startDate, 12), -1),
        status: 'ACTIVE',
        paymentInterval: 'MONTHLY',
      },
    },
  );
}

/** Types a card into Stripe's field. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Kortnummer').fill(number);
  await page.getByLabel('Udløb (MM/ÅÅ)').fill('12/34');
  await page.getByLabel('CVC').fill('123');
}
