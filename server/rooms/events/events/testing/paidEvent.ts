import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import { runAs } from '../../../../testing/runAs.ts';
import type { Person } from '../../../../testing/World.ts';

export const PRICE = 1_000_00;

/** A person of a company with one department that pays by invoice. */
export async function buyerOf({ world, db }: TestApp, companyRole = 'ADMINISTRATOR') {
  const person = await world.person();
  await db.sql('update user_account set company_role = $2 where id = $1', [person.id, companyRole]);
  const departmentId = await payingDepartment({ world, db }, person.customerId!);
  return { person, departmentId };
}

export async function payingDepartment({ world, db }: Pick<TestApp, 'world' | 'db'>, customerId: string) {
  const departmentId = await world.department(customerId);
  await db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  return departmentId;
}

/** A public event at a price, by default in 30 days. */
export const paidEvent = ({ world }: TestApp, fields: object = {}, inDays = 30) =>
  world.event({ price: PRICE, date: addDays(dateOf(), inDays), ...fields });

const REGISTRATION = `viewerRegistration {
  id status price owedSince department { id } entry { id status gross method }
}`;

/** The calls of people who take and give back places, and of admins. */
export function placeCalls(defaults: () => { app: TestApp; admin: Person }) {
  const run = runAs(() => ({ app: defaults().app, token: defaults().admin.token }));
  return {
    run,
    register: (eventId: string, { token, email }: Person, payment?: object, input: object = {}) =>
      run(
        `mutation ($eventId: ID!, $input: EventRegistrationInput!, $payment: EventPaymentInput) {
          registerForEvent(eventId: $eventId, input: $input, payment: $payment) { id ${REGISTRATION} }
        }`,
        { eventId, input: { name: 'Karin Kunde', email, ...input }, payment },
        token,
      ),
    unregister: (eventId: string, { token }: Person) =>
      run(
        `mutation ($eventId: ID!) { unregisterFromEvent(eventId: $eventId) { id ${REGISTRATION} } }`,
        { eventId },
        token,
      ),
    registerGuest: (publicLink: string, email: string) =>
      run(
        `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
          registerForPublicEvent(publicLink: $publicLink, input: $input) { message }
        }`,
        { publicLink, input: { name: 'Gitte Gæst', email, company: 'Gæstebud ApS' } },
      ),
    setStatus: (id: string, status: string, token?: string) =>
      run(
        `mutation ($id: ID!, $status: EventRegistrationStatus!) {
          setRegistrationStatus(id: $id, status: $status) { edge { node { id status version } } }
        }`,
        { id, status },
        token,
      ),
    bill: (registrationId: string, version: number, buyer: object, token?: string) =>
      run(
        `mutation ($input: BillEventPlaceInput!) { billEventPlace(input: $input) {
          registration { id price department { id name customer { id name } } entry { id status method gross } }
          invoice { id numberText gross status }
        } }`,
        { input: { registrationId, version, ...buyer } },
        token,
      ),
    waive: (registrationId: string, version: number, reason: string, token?: string) =>
      run(
        `mutation ($registrationId: ID!, $version: Int!, $reason: String!) {
          waiveEventPlace(registrationId: $registrationId, version: $version, reason: $reason) { id waivedAt }
        }`,
        { registrationId, version, reason },
        token,
      ),
    unbilled: async () => {
      const { data } = await run(
        `{ admin { unbilledPlaceCount unbilledPlaces(first: 100) { edges { node {
          id version name company email price owedSince event { title }
        } } } } }`,
      );
      const { unbilledPlaceCount, unbilledPlaces } = data.admin as {
        unbilledPlaceCount: number;
        unbilledPlaces: { edges: { node: { id: string; version: number; email: string; price: number } }[] };
      };
      return { count: unbilledPlaceCount, places: unbilledPlaces.edges.map(({ node }) => node) };
    },
  };
}

export interface PlaceEntry {
  id: string;
  department_id: string;
  net: number;
  status: string;
  method: string;
  invoice_id: string | null;
}

/** The ledger entries of all places at an event, credits included, oldest first. */
export const entriesOf = ({ db }: TestApp, eventId: string): Promise<PlaceEntry[]> =>
  db.sql(
    `select l.id, l.department_id, l.net, l.status, l.method, l.invoice_id from ledger_entry l
     join event_registration r on r.id = l.subject_id where r.event_id = $1 order by l.id`,
    [eventId],
  );
