import type { APIRequestContext } from '@playwright/test';
import { licenseCompany, type LicenseCompany } from './licenseCompany.ts';

export interface AgreementCompany extends LicenseCompany {
  /** Past the wizard, as a colleague might. */
  buy: () => Promise<string>;
}

interface Stored {
  agreements: { status: string; duration: number; paymentInterval: string; licenseCount: number }[];
  entries: { status: string; gross: number }[];
}

/** A company with licences that an agreement can be bought for, once it has chosen how it pays. */
export async function agreementCompany(request: APIRequestContext): Promise<AgreementCompany> {
  const company = await licenseCompany(request, { licenses: 25, pays: false });
  return {
    ...company,
    buy: async () => {
      const { buyServiceAgreement } = await company.ask<{
        buyServiceAgreement: { change: { edge: { node: { id: string } } } };
      }>(
        'mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { edge { node { id } } } } }',
        {
          input: {
            purchaseId: crypto.randomUUID(),
            departmentId: company.departmentId,
            duration: 12,
            paymentInterval: 'MONTHLY',
            isAdditional: true,
            acceptTerms: true,
          },
        },
      );
      return buyServiceAgreement.change.edge.node.id;
    },
  };
}

/** What the server holds of agreements and of what is owed for them. */
export async function storedAgreements({ ask }: LicenseCompany): Promise<Stored> {
  const {
    viewer: { customer },
  } = await ask<{
    viewer: {
      customer: {
        serviceAgreements: { edges: { node: Stored['agreements'][number] }[] };
        departments: { edges: { node: { ledger: { edges: { node: Stored['entries'][number] }[] } } }[] };
      };
    };
  }>(`{ viewer { customer {
    serviceAgreements { edges { node { status duration paymentInterval licenseCount } } }
    departments { edges { node { ledger { edges { node { status gross } } } } } }
  } } }`);
  return {
    agreements: customer.serviceAgreements.edges.map(({ node }) => node),
    entries: customer.departments.edges.flatMap(({ node }) => node.ledger.edges.map((edge) => edge.node)),
  };
}
