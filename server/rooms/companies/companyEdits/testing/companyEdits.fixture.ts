import type { Fixture } from '../../../../testing/Fixture.ts';
import { COMPANY } from '../../customers/testing/customers.fixture.ts';
import { DEPARTMENT } from '../../departments/testing/departments.fixture.ts';
import { newInstallation } from '../../installations/testing/installations.fixture.ts';

const LISTED =
  `${COMPANY} userCount departmentCount licenseCount pointOfContactId pointOfContact dineroContactId ` +
  'clickUpFolderId';

export const fixture: Fixture = {
  mutations: {
    updateCompany: { callers: 'company', edit: 'has another rule' },
    updateCompanyAsAdmin: {
      callers: 'sales',
      id: 'Customer',
      edit: {
        table: 'customer',
        row: ({ customerId }) => customerId,
        stored: { po_number: 'PO 7' },
        emptied: ['poNumber', 'po_number'],
        refused: 'name',
      },
    },
    setPointOfContact: { callers: 'sales', edit: 'has another rule' },
    replacePointOfContact: { callers: 'sales' },
    updateDepartmentAsAdmin: {
      callers: 'sales',
      id: 'Department',
      edit: {
        table: 'department',
        row: ({ departmentId }) => departmentId,
        stored: { phone_number: '11 22 33 44' },
        emptied: ['phoneNumber', 'phone_number'],
        refused: 'contactPerson',
      },
    },
    updateInstallationAsAdmin: { callers: 'support', id: 'Installation' },
    createDepartmentAsAdmin: { callers: 'sales' },
    createInstallationAsAdmin: { callers: 'support' },
    payByInvoiceAsAdmin: { callers: 'bookkeeping' },
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
