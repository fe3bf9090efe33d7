import type { APIRequestContext } from '@playwright/test';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { buyClipCard } from './companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';
import { payByInvoice } from './paymentMethods.ts';

interface ClipCardCompany extends LicenseCompany {
  /** Buys a clip card through the API, and returns its id. */
  buyClipCard: (hours?: number) => Promise<string>;
  /** Logs time on a clip card as an admin. Negative minutes return time. */
  logHours: (cardId: string, minutes: number, description: string, reason?: string) => Promise<unknown>;
}

/**
 * Creates a company whose department pays by invoice. If `hasPaymentMethod` is false, the department has no payment
 * method and cannot buy clip cards yet.
 */
export async function createClipCardCompany(
  request: APIRequestContext,
  { hasPaymentMethod = true } = {},
): Promise<ClipCardCompany> {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  if (hasPaymentMethod) await payByInvoice(company, company.departmentId);
  return {
    ...company,
    buyClipCard: (hours) => buyClipCard(company, hours),
    logHours: (cardId, minutes, description, reason) =>
      company.queryApiAsAdmin(
        'mutation ($id: ID!, $input: HourEntryInput!) { logHours(clipCardId: $id, input: $input) { deletedId } }',
        {
          id: cardId,
          input: { workedOn: '2026-11-20', minutes, description, reason },
        },
      ),
  };
}

/** Reads the company's clip cards and ledger entries from the server. */
export async function readStoredClipCards({ queryApi }: LicenseCompany) {
  const {
    viewer: { customer },
  } = await queryApi(`{ viewer { customer {
    clipCards { edges { node { status hours hoursUsed discount price } } }
    departments { edges { node { ledger { edges { node { status gross } } } } } }
  } } }`);
  return {
    cards: nodesOf(customer.clipCards),
    entries: nodesOf(customer.departments).flatMap(({ ledger }) => nodesOf(ledger)),
  };
}
