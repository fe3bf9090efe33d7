import type { APIRequestContext } from '@playwright/test';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { buyServiceAgreement } from './companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from './licenseCompany.ts';

export interface AgreementCompany extends LicenseCompany {
  /** Buys an agreement through the API, as a colleague in another browser would, and returns its id. */
  buyServiceAgreement: () => Promise<string>;
}

/** Creates a company with 25 licences, which can buy an agreement once its department has a payment method. */
export async function createAgreementCompany(request: APIRequestContext): Promise<AgreementCompany> {
  const company = await createLicenseCompany(request, { licenses: 25, hasPaymentMethod: false });
  return {
    ...company,
    buyServiceAgreement: () => buyServiceAgreement(company),
  };
}

/** Reads the company's agreements and ledger entries from the server. */
export async function readStoredAgreements({ queryApi }: LicenseCompany) {
  const {
    viewer: { customer },
  } = await queryApi(`{ viewer { customer {
    serviceAgreements { edges { node { status duration paymentInterval licenseCount } } }
    departments { edges { node { ledger { edges { node { status gross } } } } } }
  } } }`);
  return {
    agreements: nodesOf(customer.serviceAgreements),
    entries: nodesOf(customer.departments).flatMap(({ ledger }) => nodesOf(ledger)),
  };
}
