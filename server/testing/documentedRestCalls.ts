import type { Company } from './companyWithEverything.ts';
import { PASSWORD } from './World.ts';

let count = 0;

type Access = 'public' | 'user' | 'admin';
type Sent = Record<string, unknown>;

/** One documented call. */
export type DocumentedCall = [
  call: string,
  /** Who may make the call. */
  access: Access,
  /** Names of the properties that the answer, or each row of it, must have. */
  answer: string,
  body?: Sent | ((company: Company) => Sent | Promise<Sent>),
  /** Prepares the company before the call. */
  before?: (company: Company) => Promise<unknown>,
];

const USER = 'id name email role createdAt customer.id customer.name';
const COMPANY =
  'id name contactPerson email phoneNumber vatNumber eanNumber billingEmail street zip city poNumber createdAt';
const LISTED =
  `${COMPANY} userCount departmentCount licenseCount pointOfContactId pointOfContact dineroContactId ` +
  'clickUpFolderId';
const DEPARTMENT =
  'id name contactPerson phoneNumber street city zip billingEmail poNumber paymentMethod cardInfo zendeskInstances ' +
  'serviceAgreements clipCards version';
const INSTANCE =
  'id subdomain departmentId licenseType paymentInterval contractTerm licenses licenseRequests createdAt ' +
  'zendeskApiEmail department.name department.customer.name';
const LICENSE =
  'id type quantity status billingInterval contractTerm validFrom validUntil zendeskInstanceId ' +
  'zendeskInstance.subdomain zendeskInstance.departmentId';
const REQUEST =
  'id licenseType requestedLicenses status createdAt approvedAt adminNotes departmentId zendeskInstanceId user ' +
  'zendeskInstance.subdomain zendeskInstance.department.name zendeskInstance.department.customer.name';
const AGREEMENT = 'id departmentId userId department.name status startDate endDate duration createdAt user';
const CARD =
  'id departmentId userId hours hoursUsed price discount status createdAt clickUpListId department.name ' +
  'department.contactPerson department.customer.id department.customer.name user';
const TASK =
  'id name description status.status status.color priority time_spent date_created date_updated due_date assignees ' +
  'tags custom_fields points';
const MEMBER = 'id name email phone title avatar clickUpId calendarBookingUrl isActive';
const CONTACT = 'id name email phoneNumber vatNumber address city';
const EVENT =
  'id title description type status date startTime endTime isOnline location meetingLink capacity registrationCount ' +
  'isFull isPublic price publicLink';
const PUBLIC_EVENT = EVENT.replace(' publicLink', '');
const REGISTRATION = 'id eventId name email status company phone dietaryRestrictions specialRequirements createdAt';
const INTEGRATION = 'pluginId isEnabled settings';

const email = () => `kontrakt${++count}@firma.example`;
const subdomain = () => `kontrakt-${++count}`;
const person = () => ({ name: 'Ny', email: email(), password: 'otte tegn' });
const profile = {
  contactPerson: 'Ida',
  phoneNumber: '12 34 56 78',
  vatNumber: '10150817',
  billingEmail: 'faktura@firma.example',
  street: 'Havnegade 1',
  zip: '8000',
  city: 'Aarhus C',
};
const installation = () => ({
  subdomain: subdomain(),
  licenseType: 'PLAN_SUITE_TEAM',
  paymentInterval: 'MONTHLY',
  contractTerm: 12,
});
const licence = {
  type: 'PLAN_SUITE_TEAM',
  quantity: 2,
  status: 'ACTIVE',
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
  billingInterval: 'MONTHLY',
  contractTerm: 12,
};
const agreement = { duration: 12, startDate: '2026-01-01', endDate: '2027-01-01', status: 'PENDING' };
const card = { hours: 10, hoursUsed: 1, price: 1, discount: 10, status: 'PENDING' };
/** A whole event as a program sends it. */
export const event = {
  title: 'Nyt',
  description: '<p>Hej</p>',
  type: 'SEMINAR',
  date: '2099-06-15',
  startTime: '09:00',
  endTime: '12:00',
  isOnline: false,
  location: 'Aarhus',
  price: 499.5,
  isPublic: true,
  status: 'PUBLISHED',
};
const guest = () => ({ name: 'Gæst', email: email() });
const byCard = async ({ app, providers, nodes: { Department: id }, token }: Company) => {
  const { body } = await app.rest('POST', `/api/departments/${id}/create-setup-intent`, { token });
  return { paymentMethodId: (await providers.browser.confirmSetup(body.data.clientSecret)).body.payment_method };
};
const withoutFolder = ({ app, customerId }: Company) =>
  app.db.sql('update customer set click_up_folder_id = null where id = $1', [customerId]);

/** Every call of the REST API but signing out and resetting a password. */
export const documentedCalls: DocumentedCall[] = [
  [
    'POST /api/auth/login',
    'public',
    'token user.id user.customer.id',
    ({ app, customerId }) => app.world.person({ customerId }).then((who) => ({ email: who.email, password: PASSWORD })),
  ],
  ['POST /api/auth/forgot-password', 'public', 'message', () => ({ email: email() })],
  [
    'POST /api/auth/register',
    'public',
    'token user.customerId',
    () => ({
      ...profile,
      companyName: 'Ny A/S',
      departmentName: 'Service',
      departmentContactPerson: 'Ida',
      departmentPhoneNumber: '1',
      departmentStreet: 'Vej 1',
      departmentZip: '8000',
      departmentCity: 'Aarhus',
      zendeskSubdomain: subdomain(),
      licenseType: 'PLAN_SUITE_TEAM',
      contractTerm: 12,
      paymentInterval: 'MONTHLY',
      hasExistingLicenses: true,
      existingLicenseQuantity: 3,
      licenseStartDate: '2026-01-01',
      ...person(),
      acceptTerms: true,
    }),
  ],
  ['GET /api/auth/me', 'user', USER],
  [
    'PUT /api/auth/profile',
    'user',
    USER,
    () => ({ name: 'Ida', email: email(), currentPassword: PASSWORD, newPassword: 'en-ny-adgangskode' }),
  ],
  [
    'GET /api/auth/dashboard',
    'user',
    [
      ...['name', 'title', 'avatar', 'email', 'phone', 'calendarBookingUrl'].map(
        (name) => `customer.pointOfContact.${name}`,
      ),
      'customer.name',
      ...['activeLicenses', 'pendingRequests', 'activeServiceAgreements', 'clipCardHours'].map(
        (name) => `stats.${name}`,
      ),
      ...['type', 'id', 'title', 'subtitle', 'date', 'user'].map((name) => `recentActivity[0].${name}`),
    ].join(' '),
  ],
  [
    'GET /api/auth/activities?page=1&limit=5',
    'user',
    [
      ...['id', 'entityType', 'title', 'description', 'createdAt', 'metadata.createdAt'].map(
        (name) => `activities[0].${name}`,
      ),
      ...['page', 'limit', 'totalCount', 'totalPages', 'hasPrevPage', 'hasNextPage'].map(
        (name) => `pagination.${name}`,
      ),
    ].join(' '),
  ],
  ['GET /api/auth/company-users', 'user', USER],
  ['POST /api/auth/company-users', 'user', USER, person],
  ['PUT /api/admin/users/{User}/role', 'admin', USER, { role: 'ADMIN' }],
  ['PUT /api/admin/users/{User}', 'admin', USER, () => ({ name: 'Ida', email: email(), password: '' })],
  ['POST /api/admin/users', 'admin', USER, ({ customerId }) => ({ ...person(), role: 'USER', customerId })],
  ['DELETE /api/admin/users/{User}', 'admin', 'id'],
  ['POST /api/admin/users/{User}/impersonate', 'admin', 'token user'],
  ['GET /api/company', 'user', COMPANY],
  ['PUT /api/company', 'user', COMPANY, { ...profile, name: 'Nyt navn' }],
  ['GET /api/departments', 'user', DEPARTMENT],
  ['POST /api/departments', 'user', DEPARTMENT, { name: 'Salg', contactPerson: 'Ida' }],
  ['PUT /api/departments/{Department}', 'user', DEPARTMENT, { name: 'Salg', contactPerson: 'Ida' }],
  ['DELETE /api/departments/{Fresh}', 'user', 'id'],
  ['POST /api/departments/{Department}/payment-method', 'user', DEPARTMENT, { method: 'INVOICE' }],
  ['POST /api/departments/{Department}/create-setup-intent', 'user', 'clientSecret'],
  ['POST /api/departments/{Department}/attach-card', 'user', DEPARTMENT, byCard],
  [
    'POST /api/departments/{Department}/service-agreements',
    'user',
    AGREEMENT,
    ({ nodes }) => ({ departmentId: nodes.Department, duration: 36, paymentInterval: 'yearly' }),
  ],
  ['GET /api/departments/service-agreements', 'user', AGREEMENT],
  ['GET /api/departments/clip-cards', 'user', CARD],
  ['POST /api/departments/{Department}/clip-cards', 'user', CARD, { hours: 10 }],
  ['GET /api/licenses', 'user', LICENSE],
  ['GET /api/licenses/requests', 'user', REQUEST],
  [
    'POST /api/licenses/requests',
    'user',
    REQUEST,
    ({ nodes }) => ({
      departmentId: nodes.Department,
      zendeskInstanceId: nodes.Installation,
      requestedLicenses: 2,
      acceptTerms: true,
    }),
  ],
  ['PATCH /api/licenses/requests/{LicenseRequest}/cancel', 'user', REQUEST],
  ['GET /api/admin/license-requests', 'admin', REQUEST],
  ['POST /api/admin/license-requests/{LicenseRequest}/complete', 'admin', REQUEST, {}],
  ...['pending', 'processing', 'approved', 'rejected'].map((status): DocumentedCall => [
    `PATCH /api/admin/license-requests/{LicenseRequest}/${status}`,
    'admin',
    REQUEST,
    { adminNotes: 'Ringet', quantity: 4 },
  ]),
  [
    'POST /api/admin/licenses',
    'admin',
    LICENSE,
    ({ nodes }) => ({ ...licence, zendeskInstanceId: nodes.Installation }),
  ],
  ['PATCH /api/admin/licenses/{License}', 'admin', LICENSE, licence],
  ['DELETE /api/admin/licenses/{License}', 'admin', 'id'],
  ['GET /api/admin/service-agreements', 'user', AGREEMENT],
  [
    'POST /api/admin/service-agreements',
    'admin',
    AGREEMENT,
    ({ nodes }) => ({ ...agreement, departmentId: nodes.Department, userId: nodes.User }),
  ],
  ['PATCH /api/admin/service-agreements/{ServiceAgreement}', 'admin', AGREEMENT, agreement],
  ['DELETE /api/admin/service-agreements/{ServiceAgreement}', 'admin', 'id'],
  ['GET /api/zendesk-instances', 'user', INSTANCE],
  [
    'POST /api/zendesk-instances',
    'user',
    INSTANCE,
    ({ nodes }) => ({ ...installation(), departmentId: nodes.Department }),
  ],
  [
    'PUT /api/zendesk-instances/{Installation}',
    'user',
    INSTANCE,
    ({ nodes }) => ({ ...installation(), departmentId: nodes.Department }),
  ],
  ['DELETE /api/zendesk-instances/{Unused}', 'user', 'id'],
  [
    'PATCH /api/zendesk-instances/{Installation}/api-credentials',
    'user',
    INSTANCE,
    { zendeskApiKey: 'en-lang-nøgle', zendeskApiEmail: 'api@firma.example' },
  ],
  [
    'PUT /api/admin/zendesk-instances/{Installation}',
    'admin',
    'id subdomain licenseType paymentInterval contractTerm',
    installation,
  ],
  ['GET /api/admin/clip-cards', 'admin', CARD],
  [
    'POST /api/admin/clip-cards',
    'admin',
    CARD,
    ({ nodes }) => ({ ...card, departmentId: nodes.Department, userId: nodes.User }),
  ],
  ['PATCH /api/admin/clip-cards/{ClipCard}', 'admin', CARD, card],
  ['DELETE /api/admin/clip-cards/{ClipCard}', 'admin', 'id'],
  ['GET /api/admin/companies', 'admin', LISTED],
  [
    'GET /api/admin/companies/{Customer}',
    'admin',
    `${LISTED} pointOfContact.title users[0].email departments[0].zendeskInstances[0].id ` +
      'clickUpTeamId clickUpSpaceId clickUpFolderName dineroContactName',
  ],
  ['PATCH /api/admin/companies/{Customer}', 'admin', LISTED, { name: 'Nyt navn', contactPerson: 'Ida' }],
  [
    'PATCH /api/admin/companies/{Customer}/point-of-contact',
    'admin',
    LISTED,
    ({ nodes }) => ({ pointOfContactId: nodes.TeamMember }),
  ],
  ['PATCH /api/admin/departments/{Department}', 'admin', DEPARTMENT, { name: 'Salg', contactPerson: 'Ida' }],
  ['GET /api/clickup/teams', 'admin', 'id name'],
  ['GET /api/clickup/teams/{clickUpTeamId}/spaces', 'admin', 'id name'],
  ['GET /api/clickup/spaces/{clickUpSpaceId}/folders', 'admin', 'id name taskCount'],
  [
    'POST /api/clickup/folders',
    'admin',
    'id name taskCount',
    ({ ids }) => ({ spaceId: ids.clickUpSpaceId, companyName: 'Firma A/S' }),
  ],
  [
    'PUT /api/clickup/companies/{Customer}/folder',
    'admin',
    `${COMPANY} clickUpTeamId clickUpSpaceId clickUpFolderId clickUpFolderName`,
    ({ ids: { clickUpTeamId, clickUpSpaceId, clickUpFolderId } }) => ({
      clickUpTeamId,
      clickUpSpaceId,
      clickUpFolderId,
    }),
    withoutFolder,
  ],
  ['GET /api/clickup/tasks', 'user', 'clipCards[0].hours clipCards[0].tasks[0].name'],
  ['GET /api/clickup/tasks/{Task}', 'user', TASK],
  ['GET /api/clickup/statuses', 'user', 'status color orderindex'],
  ['PUT /api/clickup/tasks/{Task}/status', 'user', TASK, { status: 'complete' }],
  ['POST /api/clickup/tasks', 'user', TASK, ({ nodes }) => ({ clipCardId: nodes.ClipCard, name: 'Opgave' })],
  ['GET /api/dinero/contacts', 'admin', CONTACT],
  ['POST /api/dinero/contacts', 'admin', CONTACT, { name: 'Firma A/S', contactPerson: 'Ida' }],
  [
    'PUT /api/dinero/companies/{Customer}/contact',
    'admin',
    `${COMPANY} dineroContactId dineroContactName`,
    ({ ids }) => ({ dineroContactId: ids.dineroContactId }),
  ],
  ['GET /api/admin/team', 'admin', MEMBER],
  ['POST /api/admin/team', 'admin', MEMBER, () => ({ name: 'Sofie', email: email(), title: 'Konsulent' })],
  [
    'PUT /api/admin/team/{TeamMember}',
    'admin',
    MEMBER,
    () => ({ name: 'Sofie', email: email(), title: 'Konsulent', isActive: false }),
  ],
  ['DELETE /api/admin/team/{Colleague}', 'admin', 'id'],
  ['POST /api/admin/team/sync-clickup', 'admin', MEMBER],
  [
    'GET /api/integrations',
    'user',
    'id name version description longDescription icon billing requiresApiKey requiresOAuth requiresZendeskApi ' +
      'requiresServiceAgreement settingsSchema',
  ],
  ['GET /api/integrations/instances/{Installation}', 'user', INTEGRATION],
  [
    'PUT /api/integrations/instances/{Installation}/webhooks',
    'user',
    INTEGRATION,
    { isEnabled: false, settings: { address: 'https://modtager.example/krog', events: { user_created: true } } },
  ],
  [
    'PATCH /api/integrations/instances/{Installation}/webhooks/settings',
    'user',
    INTEGRATION,
    { settings: { address: 'https://modtager.example/krog', events: { user_created: true } } },
  ],
  [
    'POST /api/plugins/shopify/oauth/start',
    'user',
    'authUrl',
    ({ nodes }) => ({ shopDomain: 'plausibel-butik', zendeskInstanceId: nodes.Installation }),
  ],
  [
    'POST /api/plugins/shopify/test',
    'user',
    'ok shop',
    ({ ids }) => ({ shopDomain: 'plausibel-butik', accessToken: ids.accessToken }),
  ],
  ['GET /api/events?status=published&isPublic=true&upcoming=true', 'user', EVENT],
  ['POST /api/events', 'admin', EVENT, event],
  ['PUT /api/events/{Event}', 'admin', EVENT, event],
  ['DELETE /api/events/{Event}', 'admin', 'id'],
  ['POST /api/events/{Other}/register', 'user', REGISTRATION, guest],
  ['DELETE /api/events/{Event}/register', 'user', REGISTRATION],
  ['GET /api/events/user/registrations', 'user', REGISTRATION],
  ['GET /api/events/{Event}/registrations', 'admin', REGISTRATION],
  ['GET /api/events/public/{publicLink}', 'public', PUBLIC_EVENT],
  ['POST /api/events/public/{publicLink}/register', 'public', 'registration message', guest],
];
