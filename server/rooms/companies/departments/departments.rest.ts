import { allBut, type AnswerShape, at, inKroner, itself, rows } from '../../../platform/rest/answer.ts';
import type { FieldRule, RestRoute } from '../../../platform/rest/RestRoute.ts';
import { pageFields } from '../../../platform/rest/values.ts';
import { cardExamples } from './cardExamples.rest.ts';

export const departmentFields = `id name contactPerson phoneNumber street zip city billingEmail poNumber paymentMethod
  version
  cardInfo { brand last4 exp_month: expMonth exp_year: expYear } activeLicenseCount balance
  installations(first: 100) { edges { node { id subdomain licenseType paymentInterval contractTerm } } }
  serviceAgreements(first: 100) { edges { node { id status startDate endDate duration } } }
  clipCards(first: 100) { edges { node { id hours hoursUsed hoursLeft discount price status expiresOn createdAt } } }`;
const cleared: FieldRule = { default: null };
/** PUT replaces the whole department, so an omitted field is cleared. */
const departmentRules: RestRoute['fields'] = {
  name: { default: '' },
  contactPerson: { default: '' },
  phoneNumber: cleared,
  street: cleared,
  zip: cleared,
  city: cleared,
  billingEmail: cleared,
  poNumber: cleared,
};
export const departmentShape: AnswerShape = {
  '...': allBut('installations'),
  balance: inKroner('balance'),
  zendeskInstances: rows('installations', itself, { departmentId: 'id' }),
  serviceAgreements: rows('serviceAgreements'),
  clipCards: rows('clipCards', { '...': itself, price: inKroner('price') }),
};

export const departmentsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/departments',
    document: `query RestDepartments($first: Int!, $after: String) {
      viewer {
        customer { departments(first: $first, after: $after) { ${pageFields} edges { node { ${departmentFields} } } } }
      }
    }`,
    answer: departmentShape,
    connection: 'viewer.customer?.departments',
    rowsAtOnce: 25,
    examples: cardExamples,
  },
  {
    method: 'POST',
    path: '/api/departments',
    document: `mutation RestCreateDepartment($input: DepartmentInput!) {
      createDepartment(input: $input) { edge { node { ${departmentFields} } } }
    }`,
    fields: departmentRules,
    answer: at('createDepartment.edge.node', departmentShape),
    examples: cardExamples,
  },
  {
    method: 'PUT',
    path: '/api/departments/:id',
    document: `mutation RestUpdateDepartment($id: ID!, $version: Int, $changes: DepartmentChanges!) {
      updateDepartment(id: $id, version: $version, changes: $changes) { edge { node { ${departmentFields} } } }
    }`,
    fields: departmentRules,
    describedBy: 'DepartmentInput',
    answer: at('updateDepartment.edge.node', departmentShape),
    examples: cardExamples,
  },
  {
    method: 'DELETE',
    path: '/api/departments/:id',
    document: 'mutation RestDeleteDepartment($id: ID!) { deleteDepartment(id: $id) { deletedId } }',
    answer: { id: 'deleteDepartment.deletedId' },
  },
  {
    method: 'POST',
    path: '/api/departments/:id/payment-method',
    document: `mutation RestPaymentMethod($id: ID!, $method: PaymentMethod!) {
      setPaymentMethod(departmentId: $id, method: $method) { edge { node { ${departmentFields} } } }
    }`,
    fields: { method: { missing: 'Vælg en betalingsmetode' } },
    answer: at('setPaymentMethod.edge.node', departmentShape),
    examples: cardExamples,
  },
  {
    method: 'POST',
    path: '/api/departments/:id/create-setup-intent',
    document: 'mutation RestCardSetup($id: ID!) { createCardSetup(departmentId: $id) { clientSecret publishableKey } }',
    answer: 'createCardSetup',
  },
  {
    method: 'POST',
    path: '/api/departments/:id/attach-card',
    document: `mutation RestAttachCard($id: ID!, $paymentMethodId: String!) {
      attachCard(departmentId: $id, paymentMethodId: $paymentMethodId) { edge { node { ${departmentFields} } } }
    }`,
    answer: at('attachCard.edge.node', departmentShape),
    examples: cardExamples,
  },
];
