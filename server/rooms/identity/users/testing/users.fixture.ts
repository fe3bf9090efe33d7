import type { CompanyRole, EmployeeRole, Subject, UserRole } from '../../../../../domain/basics/vocabulary.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import { newEmail } from '../../../../testing/newNames.ts';
import type { TestRows } from '../../../../testing/TestRows.ts';
import { PASSWORD, type Person } from '../../../../testing/World.ts';
import { hashPassword } from '../../auth/passwords.service.ts';
import { personIdOf } from '../Person.ts';

let passwordHash: Promise<string> | undefined;

interface PersonOptions {
  /** By default a new company. Null creates a person without a company. */
  customerId?: string | null;
  role?: UserRole;
  /** The roles of an EMPLOYEE. */
  employeeRoles?: EmployeeRole[];
  companyRole?: CompanyRole;
  /** The subjects that the user sees; all when left out. */
  subjects?: Subject[] | null;
  /** The departments that the user sees; all when left out. */
  departmentIds?: string[] | null;
  email?: string;
  name?: string;
  isConfirmed?: boolean;
}

const usersRows = (rows: TestRows, { world }: FactoryContext) => ({
  /** A user with a session. */
  async person(options: PersonOptions = {}): Promise<Person> {
    const {
      role = 'USER',
      companyRole = 'ADMINISTRATOR',
      employeeRoles = null,
      isConfirmed = true,
      name = `Person ${rows.nextNumber()}`,
      subjects = null,
      departmentIds = null,
    } = options;
    const customerId = options.customerId === undefined ? await world.company() : options.customerId;
    const email = options.email ?? `person${rows.nextNumber()}@firma.example`;
    const id = newId('user');
    const personId = personIdOf(id);
    passwordHash ??= hashPassword(PASSWORD);
    await rows.sql(
      `with owner as (
         insert into person (id, name, email, email_confirmed_at, password_hash, has_signed_in, created_at)
         values ($2, $3, $4, $5, $6, true, now()) returning id)
       insert into user_account
         (id, person_id, customer_id, role, company_role, employee_roles, subjects, department_ids, created_at)
       select $1, id, $7, $8, $9, $10, $11, $12, now() from owner`,
      [
        id,
        personId,
        name,
        email,
        isConfirmed ? new Date() : null,
        await passwordHash,
        customerId,
        role,
        companyRole,
        employeeRoles,
        subjects,
        departmentIds,
      ],
    );
    return { id, personId, email, customerId, ...(await world.session(id)) };
  },
});

const USER = 'id name email role createdAt customer.id customer.name';
const newUser = () => ({ name: 'Ny', email: newEmail(), password: 'otte tegn' });

export const fixture: Fixture = {
  factories: usersRows,
  examples: {
    User: async ({ person }) => person.id,
    async AuditEntry({ app, mark, customerId }) {
      await app.db.sql(
        `insert into audit_entry (id, action, actor_kind, customer_id, detail) values ($1, 'EXPORTED', 'USER', $2, $3)`,
        [newId('audit'), customerId, mark],
      );
    },
  },
  mutations: {
    createUser: { callers: 'administrator' },
    updateProfile: { callers: 'person', edit: 'has another rule' },
    updateColleague: { callers: 'administrator', id: 'User' },
    deactivateColleague: {
      callers: 'administrator',
      id: 'colleague',
      prepare: async ({ app, customerId, nodes }) => {
        nodes.colleague = (await app.world.person({ customerId })).id;
      },
    },
    reactivateColleague: { callers: 'administrator', id: 'User' },
    reactivateUserAsAdmin: { callers: 'admin', id: 'User' },
    leaveCompany: { callers: 'personNotImpersonated', skip: 'has no company' },
    setNewUserRole: { callers: 'administrator' },
    createUserAsAdmin: { callers: 'admin' },
    updateUserAsAdmin: { callers: 'admin', id: 'User', edit: 'has another rule' },
    setUserRole: { callers: 'admin', id: 'User', edit: 'has another rule' },
    deleteUser: { callers: 'admin', id: 'User' },
    impersonate: { callers: 'support', id: 'User' },
    stopImpersonating: { callers: 'person', skip: 'has no company' },
  },
  values: { currentPassword: PASSWORD, newPassword: null, employeeRoles: null },
  rest: {
    'GET /api/auth/me': { access: 'user', answer: USER, needsNoCompany: true },
    'PUT /api/auth/profile': {
      access: 'user',
      answer: USER,
      body: () => ({
        name: 'Ida',
        email: newEmail(),
        currentPassword: PASSWORD,
        newPassword: 'en-ny-adgangskode',
      }),
      needsNoCompany: true,
    },
    'GET /api/auth/company-users': { access: 'user', answer: USER },
    'POST /api/auth/company-users': { access: 'user', answer: USER, body: newUser },
    'PUT /api/admin/users/{User}/role': { access: 'admin', answer: USER, body: { role: 'ADMIN' } },
    'PUT /api/admin/users/{User}': {
      access: 'admin',
      answer: USER,
      body: () => ({ name: 'Ida', email: newEmail(), password: '' }),
    },
    'POST /api/admin/users': {
      access: 'admin',
      answer: USER,
      body: ({ customerId }) => ({ ...newUser(), role: 'USER', customerId }),
    },
    'DELETE /api/admin/users/{User}': { access: 'admin', answer: 'id' },
    'POST /api/admin/users/{User}/impersonate': { access: 'admin', answer: 'token user' },
  },
  topics: { 'user.changed': 'User' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof usersRows> {}
}
