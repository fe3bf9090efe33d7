import { newId } from '../../server/platform/db/ids.ts';
import type { TestApp } from '../../server/testing/createTestApp.ts';
import type { Person } from '../../server/testing/World.ts';
import type { DetailsOf, EventName, LifeEvent } from './eventKinds.ts';
import type { Figures } from './Life.ts';

export interface PlayedCompany {
  customerId: string;
  departmentId: string;
  installationId: string;
  subdomain: string;
  buyer: Person;
}

interface Stage {
  app: TestApp;
  adminToken: string;
  companies: PlayedCompany[];
}

type Players = { [Name in EventName]: (stage: Stage, details: DetailsOf<Name>) => Promise<void> };

/** Does in the portal what an event says, as the people would. Throws when the portal refuses it. */
export async function playEvent(stage: Stage, { name, details }: LifeEvent): Promise<void> {
  await (players[name] as (stage: Stage, details: unknown) => Promise<void>)(stage, details);
}

type Table = 'license' | 'license_request' | 'service_agreement' | 'agreed_price';

/** The id of a company's nth row. */
async function idAt({ app, companies }: Stage, table: Table, { company, index }: { company: number; index: number }) {
  const [row] = await app.db.sql<{ id: string }>(
    `select id from ${table} where customer_id = $1 order by id offset $2 limit 1`,
    [companies[company]!.customerId, index],
  );
  return row!.id;
}

/** The id of the nth row of all companies. */
async function nthId({ app }: Stage, table: 'price_list' | 'regulation', index: number): Promise<string> {
  const [row] = await app.db.sql<{ id: string }>(`select id from ${table} order by created_at, id offset $1 limit 1`, [
    index,
  ]);
  return row!.id;
}

async function send({ app }: Stage, token: string, document: string, variables: object): Promise<void> {
  const { errors } = await app.graphql(document, { token, variables });
  if (errors?.length) throw new Error(`${document.trim()} ${JSON.stringify(variables)}: ${JSON.stringify(errors)}`);
}
const asBuyer = (stage: Stage, company: number, document: string, variables: object) =>
  send(stage, stage.companies[company]!.buyer.token, document, variables);
const asAdmin = (stage: Stage, document: string, variables: object) =>
  send(stage, stage.adminToken, document, variables);

const inputOf = (validFrom: string, figures: Figures) => ({
  validFrom,
  note: 'Nye priser',
  hourlyRate: figures.hourlyRate,
  volumeDiscounts: figures.steps,
  licenseTiers: figures.tiers,
  yearlyDiscountPercent: figures.agreementPercent,
  planPrices: Object.entries(figures.planPrices).map(([plan, price]) => ({ plan, price })),
  licenseYearlyDiscountPercent: figures.licencePercent,
});

const updateLicense = `mutation ($id: ID!, $changes: LicenseChanges!) {
  updateLicense(id: $id, changes: $changes) { deletedId }
}`;

const players: Players = {
  buyCard: (stage, { company, hours }) =>
    asBuyer(
      stage,
      company,
      'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { deletedId } } }',
      {
        input: {
          purchaseId: newId('buy'),
          departmentId: stage.companies[company]!.departmentId,
          hours,
          acceptTerms: true,
        },
      },
    ),
  buyAgreement: (stage, { company, term, interval }) =>
    asBuyer(
      stage,
      company,
      `mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { deletedId } } }`,
      {
        input: {
          purchaseId: newId('buy'),
          departmentId: stage.companies[company]!.departmentId,
          duration: term,
          paymentInterval: interval,
          acceptTerms: true,
        },
      },
    ),
  activateAgreement: async (stage, details) =>
    asAdmin(stage, 'mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', {
      id: await idAt(stage, 'service_agreement', details),
    }),
  decideAgreement: async (stage, { outcome, ...details }) =>
    asBuyer(
      stage,
      details.company,
      `mutation ($id: ID!, $outcome: RenewalDecisionOutcome!) {
        decideAgreement(agreementId: $id, outcome: $outcome, acceptTerms: true) { deletedId }
      }`,
      { id: await idAt(stage, 'service_agreement', details), outcome },
    ),
  undoAgreementDecision: async (stage, details) =>
    asBuyer(stage, details.company, 'mutation ($id: ID!) { undoAgreementDecision(agreementId: $id) { deletedId } }', {
      id: await idAt(stage, 'service_agreement', details),
    }),
  changeAgreementInterval: async (stage, { interval, ...details }) =>
    asBuyer(
      stage,
      details.company,
      `mutation ($id: ID!, $interval: Interval!) {
        changePaymentInterval(agreementId: $id, interval: $interval) { deletedId }
      }`,
      { id: await idAt(stage, 'service_agreement', details), interval },
    ),
  planRegulation: (stage, { percent, validFrom }) =>
    asAdmin(stage, 'mutation ($input: RegulationInput!) { planRegulation(input: $input) { deletedId } }', {
      input: { percent, validFrom, note: 'Årlig regulering' },
    }),
  leaveOutOfRegulation: async (stage, { regulation, ...details }) =>
    asAdmin(
      stage,
      `mutation ($regulation: ID!, $agreement: ID!) {
        leaveOutOfRegulation(regulationId: $regulation, agreementId: $agreement, isLeftOut: true) { deletedId }
      }`,
      {
        regulation: await nthId(stage, 'regulation', regulation),
        agreement: await idAt(stage, 'service_agreement', details),
      },
    ),
  orderSeats: (stage, { company, seats }) =>
    asBuyer(stage, company, 'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { deletedId } }', {
      input: {
        purchaseId: newId('buy'),
        departmentId: stage.companies[company]!.departmentId,
        zendeskInstanceId: stage.companies[company]!.installationId,
        requestedLicenses: seats,
        acceptTerms: true,
      },
    }),
  completeOrder: async (stage, details) =>
    asAdmin(stage, 'mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', {
      id: await idAt(stage, 'license_request', details),
    }),
  cancelOrder: async (stage, details) =>
    asBuyer(stage, details.company, 'mutation ($id: ID!) { cancelLicenseRequest(id: $id) { deletedId } }', {
      id: await idAt(stage, 'license_request', details),
    }),
  decideLicence: async (stage, { outcome, seats, plan, ...details }) =>
    asBuyer(
      stage,
      details.company,
      `mutation ($id: ID!, $choice: RenewalChoice!) {
        decideRenewal(licenseId: $id, choice: $choice) { deletedId }
      }`,
      {
        id: await idAt(stage, 'license', details),
        choice: outcome === 'EXPIRE' ? { outcome } : { outcome, quantity: seats, plan, acceptTerms: true },
      },
    ),
  undoLicenceDecision: async (stage, details) =>
    asBuyer(stage, details.company, 'mutation ($id: ID!) { undoRenewalDecision(licenseId: $id) { deletedId } }', {
      id: await idAt(stage, 'license', details),
    }),
  renewAsAdmin: async (stage, details) =>
    asAdmin(stage, 'mutation ($id: ID!) { renew(subjectId: $id) { deletedId } }', {
      id: await idAt(stage, 'license', details),
    }),
  correctSeats: async (stage, { seats, ...details }) =>
    asAdmin(stage, updateLicense, { id: await idAt(stage, 'license', details), changes: { quantity: seats } }),
  changeLicenceInterval: async (stage, { interval, ...details }) =>
    asAdmin(stage, updateLicense, {
      id: await idAt(stage, 'license', details),
      changes: { billingInterval: interval },
    }),
  changeInstallation(stage, { company, interval, term, plan }) {
    const { departmentId, installationId, subdomain } = stage.companies[company]!;
    return asBuyer(
      stage,
      company,
      'mutation ($id: ID!, $input: InstallationInput!) { updateInstallation(id: $id, input: $input) { deletedId } }',
      {
        id: installationId,
        input: { departmentId, subdomain, licenseType: plan, paymentInterval: interval, contractTerm: term },
      },
    );
  },
  planPrices: (stage, { validFrom, figures }) =>
    asAdmin(stage, 'mutation ($input: PriceListInput!) { addPriceList(input: $input) { deletedId } }', {
      input: inputOf(validFrom, figures),
    }),
  withdrawPrices: async (stage, { index }) =>
    asAdmin(stage, 'mutation ($id: ID!) { withdrawPriceList(id: $id) { deletedId } }', {
      id: await nthId(stage, 'price_list', index),
    }),
  agreePrice: (stage, { company, agreed: { percent, ...agreed } }) =>
    asAdmin(
      stage,
      `mutation ($customerId: ID!, $input: AgreedPriceInput!) {
        addAgreedPrice(customerId: $customerId, input: $input) { deletedId }
      }`,
      {
        customerId: stage.companies[company]!.customerId,
        input: { ...agreed, discountPercent: percent, note: 'Aftalt' },
      },
    ),
  async endAgreedPrice(stage, { validUntil, ...details }) {
    const id = await idAt(stage, 'agreed_price', details);
    const [row] = await stage.app.db.sql(
      `select item, price, discount_percent as "discountPercent", valid_from::text as "validFrom", note
       from agreed_price where id = $1`,
      [id],
    );
    await asAdmin(
      stage,
      `mutation ($id: ID!, $input: AgreedPriceInput!) { updateAgreedPrice(id: $id, input: $input) { deletedId } }`,
      { id, input: { ...row, validUntil } },
    );
  },
};
