import type { Fixture } from '../../../../testing/Fixture.ts';
import { COMPANY } from '../../customers/testing/customers.fixture.ts';
import { DEPARTMENT } from '../../departments/testing/departments.fixture.ts';
import { newInstallation } from '../../installations/testing/installations.fixture.ts';

const LISTED =
  `${COMPANY} userCount departmentCount licenseCount pointOfContactId pointOfContact dineroContactId ` +
  'clickUpFolderId';

export const fixture: Fixture = {
  mutations: {
    updateCompany: { callers: 'company' },
    updateCompanyAsAdmin: { callers: 'admin', id: 'Customer' },
    setPointOfContact: { callers: 'admin' },
    replacePointOfContact: { callers: 'admin' },
    updateDepartmentAsAdmin: { callers: 'admin', id: 'Department' },
    updateInstallationAsAdmin: { callers: 'admin', id: 'Installation' },
    createDepartmentAsAdmin: { callers: 'admin' },
    createInstallationAsAdmin: { callers: 'admin' },
    payByInvoiceAsAdmin: { callers: 'admin' },
  },
  rest: {
    'GET /api/admin/companies': { access: 'admin', answer: LISTED },
    'GET /api/admin/companies/{Customer}': {
      access: 'admin',
      answer:
        `${LISTED} pointOfContact.title users[0].email departments[0].zendeskInstances[0].id ` +
        'clickUpTeamId clickUpSpaceId clickUpFolderName dineroContactName',
    },
    'PATCH /api/admin/companies/{Customer}': {
      access: 'admin',
      answer: LISTED,
      body: { name: 'Nyt navn', contactPerson: 'Ida' },
    },
    'PATCH /api/admin/companies/{Customer}/point-of-contact': {
      access: 'admin',
      answer: LISTED,
      body: ({ nodes }) => ({ pointOfContactId: nodes.TeamMember }),
    },
    'PATCH /api/admin/departments/{Department}': {
      access: 'admin',
      answer: DEPARTMENT,
      body: { name: 'Salg', contactPerson: 'Ida' },
    },
    'PUT /api/admin/zendesk-instances/{Installation}': {
      access: 'admin',
      answer: 'id subdomain licenseType paymentInterval contractTerm',
      body: newInstallation,
    },
  },
};
