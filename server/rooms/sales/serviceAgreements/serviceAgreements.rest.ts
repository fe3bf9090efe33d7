import { DEFAULT_AGREEMENT_MONTHS } from '../../../../domain/sales/agreementPricing.ts';
import { agreementPurchase, newAgreementForm } from '../../../../domain/sales/validation/serviceAgreements.ts';
import { type AnswerShape, at, itself, optional } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields, toUpperCase } from '../../../platform/rest/values.ts';

const agreementFields = `id status startDate endDate duration paymentInterval createdAt
  department { id name contactPerson customer { id name } } user { id name email }`;
const agreementShape: AnswerShape = { '...': itself, departmentId: 'department.id', userId: 'user?.id' };

export const serviceAgreementsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/departments/service-agreements',
    document: `query RestAgreements($first: Int!, $after: String) {
      viewer {
        customer {
          serviceAgreements(first: $first, after: $after) { ${pageFields} edges { node { ${agreementFields} } } }
        }
      }
    }`,
    answer: agreementShape,
    connection: 'viewer.customer?.serviceAgreements',
  },
  {
    method: 'POST',
    path: '/api/departments/:id/service-agreements',
    document: `mutation RestBuyAgreement($input: BuyServiceAgreementInput!) {
      buyServiceAgreement(input: $input) {
        change { edge { node { ${agreementFields} } } } confirmation { clientSecret }
      }
    }`,
    form: agreementPurchase,
    fields: {
      purchaseId: 'idempotencyKey',
      departmentId: { name: 'id' },
      acceptTerms: { default: true },
      paymentInterval: { convert: toUpperCase },
      // Callers of the documented call send neither this field nor acceptTerms: the call itself is the order.
      isAdditional: { default: true },
    },
    answer: {
      '...': at('buyServiceAgreement.change.edge.node', agreementShape),
      clientSecret: optional('buyServiceAgreement.confirmation?.clientSecret'),
    },
    examples: ({ id }) => ({ duration: DEFAULT_AGREEMENT_MONTHS, priceListId: id }),
  },
  {
    method: 'GET',
    path: '/api/admin/service-agreements',
    document: `query RestAgreementOverview($first: Int!, $after: String) {
      agreementOverview(first: $first, after: $after) { ${pageFields} edges { node { ${agreementFields} } } }
    }`,
    answer: agreementShape,
    connection: 'agreementOverview',
  },
  {
    method: 'POST',
    path: '/api/admin/service-agreements',
    document: `mutation RestCreateAgreement($input: ServiceAgreementInput!) {
      createServiceAgreement(input: $input) { edge { node { ${agreementFields} } } }
    }`,
    form: newAgreementForm,
    answer: at('createServiceAgreement.edge.node', agreementShape),
  },
  {
    method: 'PATCH',
    path: '/api/admin/service-agreements/:id',
    document: `mutation RestUpdateAgreement($id: ID!, $version: Int, $changes: ServiceAgreementChanges!) {
      updateServiceAgreement(id: $id, version: $version, changes: $changes) { edge { node { ${agreementFields} } } }
    }`,
    answer: at('updateServiceAgreement.edge.node', agreementShape),
  },
  {
    method: 'DELETE',
    path: '/api/admin/service-agreements/:id',
    document: 'mutation RestDeleteAgreement($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }',
    answer: { id: 'deleteServiceAgreement.deletedId' },
  },
];
