import type { Fixture } from '../../../../testing/Fixture.ts';
import { newEmail, newSubdomain } from '../../../../testing/newNames.ts';
import { companyProfile } from '../../../companies/customers/testing/customers.fixture.ts';

export const fixture: Fixture = {
  mutations: {
    register: { callers: 'anybody', skip: 'has no company' },
  },
  values: {
    departmentPhoneNumber: '86001240',
    departmentZip: '8000',
    zendeskSubdomain: newSubdomain,
    licenseStartDate: null,
  },
  rest: {
    'POST /api/auth/register': {
      skip: 'has no company',
      access: 'public',
      answer: 'token user.customerId',
      body: () => ({
        ...companyProfile,
        companyName: 'Ny A/S',
        departmentName: 'Service',
        departmentContactPerson: 'Ida',
        departmentPhoneNumber: '86001240',
        departmentStreet: 'Vej 1',
        departmentZip: '8000',
        departmentCity: 'Aarhus',
        zendeskSubdomain: newSubdomain(),
        licenseType: 'PLAN_SUITE_TEAM',
        contractTerm: 12,
        paymentInterval: 'MONTHLY',
        hasExistingLicenses: true,
        existingLicenseQuantity: 3,
        licenseStartDate: '2026-01-01',
        name: 'Ny',
        email: newEmail(),
        password: 'otte tegn',
        acceptTerms: true,
      }),
    },
  },
};
