import type { EmployeeRole } from '../../domain/basics/vocabulary.ts';
import { PASSWORD } from '../../server/testing/World.ts';
import type { Call } from '../actions/Action.ts';
import { DOWNLOAD } from '../actions/downloadFile.ts';
import { isSuccess } from '../actions/send.ts';
import { isEmployee, roleOfEmployee, worksForReseller, type Actor } from '../actors/Actor.ts';
import { idsIn } from '../idsIn.ts';
import { portalSecrets } from '../portal/SimulatedPortal.ts';
import { ownersOf } from './foreignIds.ts';
import type { Invariant } from './Invariant.ts';
import { mayEverCall } from './rights.ts';

export const noServerErrors: Invariant = {
  name: 'no call is answered with an internal error unless a fault was planned',
  holds: 'always',
  check: async ({ calls, hasFault }) =>
    hasFault
      ? []
      : calls
          .filter(({ answer }) => answer.codes.some((code) => serverErrors.has(code)))
          .map(({ name, actor, variables, answer }) =>
            `${name} by ${actor.name} with ${JSON.stringify(variables)}: ${JSON.stringify(answer)}`.slice(0, 2_000),
          ),
};
const serverErrors = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'without code']);

/** Operations by which somebody becomes somebody else, and rightly reads rows of another company. */
const signIns = new Set(['login', 'register', 'acceptInvitation', 'resetPassword', 'confirmEmail']);

export const noForeignRows: Invariant = {
  name: 'no answer contains an id of another company',
  holds: 'always',
  async check({ calls, db }) {
    const judged = calls.filter(
      ({ actor, operation }) =>
        !worksForReseller(actor.kind) &&
        !signIns.has(operation) &&
        // The copy of the own data has those of all companies of the person.
        !(actor.otherMembership && operation === 'downloadPersonalData'),
    );
    const owners = await ownersOf(db, [...new Set(judged.flatMap(idsReadBy))]);
    return judged.flatMap((call) =>
      idsReadBy(call)
        .filter((id) => owners.has(id) && owners.get(id) !== call.actor.customerId)
        .map((id) => `${call.name} by ${call.actor.name}: ${id} belongs to ${owners.get(id)}`),
    );
  },
};

/** The ids in an answer, without the list of the person's own companies, which every company of theirs may show. */
export const idsReadBy = (call: Call): string[] => [
  ...idsIn(withoutOwnMemberships((call.answer.body as { data?: unknown } | null)?.data, call.actor)),
  ...downloadedFile(call),
];

/** The bytes of a file name no id, so the path does. */
const downloadedFile = ({ name, variables, answer }: Call): string[] =>
  name === DOWNLOAD && isSuccess(answer) ? idsIn((variables as { id: string }).id) : [];

const withoutOwnMemberships = (data: unknown, { customerId, otherMembership }: Actor): unknown =>
  otherMembership
    ? JSON.parse(JSON.stringify(data ?? null), (_key, value: unknown) => {
        const { __typename: type, companyId } = (value ?? {}) as { __typename?: string; companyId?: unknown };
        const isOwn = companyId === customerId || companyId === otherMembership.customerId;
        return type === 'Membership' && isOwn ? null : value;
      })
    : data;

/** Who is answered the ids of objects that belong to one area of the reseller's work. Others are shown to several. */
const areaOfId: Readonly<Record<string, EmployeeRole>> = {
  agp: 'SALES',
  appr: 'SALES',
  cdoc: 'SALES',
  efb: 'EVENTS',
  emsg: 'EVENTS',
  invc: 'BOOKKEEPING',
  lreq: 'SALES',
  rem: 'BOOKKEEPING',
  task: 'SUPPORT',
  tcom: 'SUPPORT',
};

export const noIdsOfOtherAreas: Invariant = {
  name: 'no employee is answered an id of another area',
  holds: 'always',
  check: async ({ calls }) =>
    calls.flatMap((call) => {
      const { kind, name } = call.actor;
      if (!isEmployee(kind) || signIns.has(call.operation)) return [];
      return idsReadBy(call)
        .filter((id) => (areaOfId[id.split('_')[0]!] ?? roleOfEmployee[kind]) !== roleOfEmployee[kind])
        .map((id) => `${call.name} by ${name}: ${id}`);
    }),
};

export const noSecretsInLog: Invariant = {
  name: 'no line of the log contains a secret',
  holds: 'always',
  check: async ({ log }) =>
    log
      .take()
      .filter((line) => secrets.some((secret) => line.includes(secret)))
      .map((line) => line.slice(0, 500)),
};
const secrets = [...Object.values(portalSecrets), PASSWORD, 'sk_test_', 'whsec_', '$argon2'];

export const noForbiddenSuccess: Invariant = {
  name: 'no actor succeeds with a mutation that is not for actors of its kind',
  holds: 'always',
  check: async ({ schema, calls }) =>
    calls
      .filter(
        ({ operation, answer, actor: { kind, token } }) =>
          operation in schema.getMutationType()!.getFields() &&
          isSuccess(answer) &&
          !mayEverCall(token ? kind : 'stranger', operation),
      )
      .map(({ name, actor }) => `${name} by ${actor.name}`),
};
