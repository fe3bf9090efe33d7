import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, isInputObjectType, isNonNullType, getNullableType, type GraphQLArgument } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';

interface Edit {
  /** Prepares a row to edit, and returns its table and id. */
  prepareRow: () => Promise<readonly [table: string, id: string]>;
  /** Name of the id's argument, if it is not `id`. */
  idName?: string;
  /** The arguments of a call that leaves out all fields. */
  required?: Record<string, unknown>;
  /** The field that null empties, and its column. */
  emptied?: readonly [field: string, column: string];
  /** A field that may be left out, but not be null. */
  refused: string;
}

let app: TestApp;
let admin: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN' });
  departmentId = await app.world.department(admin.customerId!);
  installationId = await app.world.installation(departmentId);
});
afterAll(() => app.close());

const withValue = async (table: string, id: string, column: string, value: string) => {
  await app.db.sql(`update ${table} set ${column} = $2 where id = $1`, [id, value]);
  return [table, id] as const;
};
const department = () => withValue('department', departmentId, 'phone_number', '11 22 33 44');
const licenseRequest = async () =>
  withValue('license_request', await app.world.licenseRequest(installationId), 'admin_notes', 'Ring først');

const edits: Record<string, Edit> = {
  updateCompanyAsAdmin: {
    prepareRow: () => withValue('customer', admin.customerId!, 'po_number', 'PO 7'),
    emptied: ['poNumber', 'po_number'],
    refused: 'name',
  },
  updateDepartment: { prepareRow: department, emptied: ['phoneNumber', 'phone_number'], refused: 'name' },
  updateDepartmentAsAdmin: {
    prepareRow: department,
    emptied: ['phoneNumber', 'phone_number'],
    refused: 'contactPerson',
  },
  saveApiCredentials: {
    prepareRow: async () => {
      await withValue('installation', installationId, 'zendesk_api_key_last4', 'abcd');
      return withValue('installation', installationId, 'zendesk_api_email', 'it@firma.example');
    },
    idName: 'installationId',
    refused: 'zendeskApiEmail',
  },
  updateAnnouncement: {
    prepareRow: async () =>
      withValue('announcement', await app.world.announcement(), 'link', 'https://portal.example/nyt'),
    emptied: ['link', 'link'],
    refused: 'title',
  },
  updateClipCard: {
    prepareRow: async () =>
      withValue('clip_card', await app.world.clipCard(departmentId, { is_billed: true }), 'user_id', admin.id),
    emptied: ['userId', 'user_id'],
    refused: 'hours',
  },
  updateServiceAgreement: {
    prepareRow: async () =>
      withValue('service_agreement', await app.world.serviceAgreement(departmentId), 'user_id', admin.id),
    emptied: ['userId', 'user_id'],
    refused: 'paymentInterval',
  },
  updateLicense: { prepareRow: async () => ['license', await app.world.license(installationId)], refused: 'quantity' },
  setLicenseRequestStatus: {
    prepareRow: licenseRequest,
    required: { status: 'PENDING' },
    emptied: ['adminNotes', 'admin_notes'],
    refused: 'quantity',
  },
  updateSecurityRules: {
    prepareRow: async () => ['customer', admin.customerId!],
    refused: 'requiresSecondFactor',
  },
  setInvoiceTerms: {
    prepareRow: () => withValue('customer', admin.customerId!, 'payment_days', '30'),
    idName: 'customerId',
    emptied: ['paymentDays', 'payment_days'],
    refused: 'invoicing',
  },
  completeLicenseRequest: { prepareRow: licenseRequest, emptied: ['adminNotes', 'admin_notes'], refused: 'quantity' },
};

/** Mutations with another rule, which the schema describes: some replace all fields, and no password can be emptied. */
const exceptions = [
  'completeSignIn',
  'saveRenewal',
  'saveSeatNote',
  'setDefaultView',
  'setExternalId',
  'setIntegration',
  'setPointOfContact',
  'settleTaskComments',
  'updateAgreedPrice',
  'updateCompany',
  'updateEvent',
  'updateProfile',
  'updateTeamMember',
  'updateUserAsAdmin',
];

const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()!.getFields();

/** Columns that a call without fields changes: version, time of change, and the effects of completing a request. */
const withoutEffects = ({
  version: _,
  changed_at: _time,
  status: __,
  fulfilled_at: ___,
  ...row
}: Record<string, unknown>) => row;

describe('an edit', () => {
  test.each(Object.entries(edits))(
    '%s keeps a field that is left out, and empties or refuses a field that is null',
    async (mutation, edit) => {
      const { prepareRow, idName = 'id', required, emptied, refused } = edit;
      const [table, id] = await prepareRow();
      const { args } = mutations[mutation]!;
      const input = ['changes', 'input'].find((name) => args.some((arg) => arg.name === name));
      const send = (fields: object) => {
        const variables = { [idName]: id, ...required, ...(input ? { [input]: fields } : fields) };
        const sent = args.filter(({ name }) => name in variables);
        const declared = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const passed = sent.map(({ name }) => `${name}: $${name}`).join(', ');
        const document = `mutation (${declared}) { ${mutation}(${passed}) { __typename } }`;
        return app.graphql(document, { variables, token: admin.token });
      };
      const readRow = async () => (await app.db.sql(`select * from ${table} where id = $1`, [id]))[0]!;

      expect(Object.keys((await send({ [refused]: null })).fieldErrors ?? {})).toEqual([refused]);
      const before = await readRow();
      expect((await send({})).errors).toBeUndefined();
      expect(withoutEffects(await readRow())).toEqual(withoutEffects(before));
      if (!emptied) return;
      const [field, column] = emptied;
      expect((await send({ [field]: null })).errors).toBeUndefined();
      expect(withoutEffects(await readRow())).toEqual({ ...withoutEffects(before), [column]: null });
    },
  );

  test('is in the table above if it has fields that may be left out', () => {
    const editsWithOptionalFields = Object.values(mutations)
      .filter(({ name, args }) => /^(update|save|set|complete)/.test(name) && args.some(mayBeLeftOut))
      .map(({ name }) => name);
    expect(editsWithOptionalFields.sort()).toEqual([...Object.keys(edits), ...exceptions].sort());
  });
});

/** Whether a call may leave out the argument, or a field of the input that it takes. Versions are no fields. */
function mayBeLeftOut({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): boolean {
  const input = getNullableType(type);
  if (isInputObjectType(input)) return Object.values(input.getFields()).some(mayBeLeftOut);
  return name !== 'version' && name !== 'termsVersion' && !isNonNullType(type);
}
