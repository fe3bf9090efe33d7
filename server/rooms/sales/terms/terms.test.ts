import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { termsVersionOn } from '../../../../domain/sales/termsVersions.ts';
import { newId } from '../../../platform/db/ids.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { announceTerms, NOTICE_DAYS } from './announceTerms.ts';

const today = dateOf();
const current = termsVersionOn('CLIP_CARD', today);

let app: TestApp;
let providers: Providers;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
});
beforeEach(async () => {
  person = await app.world.person({ name: 'Mette Kjærgaard' });
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: person.token }));
const colleague = (companyRole: CompanyRole) => app.world.person({ customerId: person.customerId, companyRole });
const buy = (input: object = {}, token = person.token) =>
  run(
    `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node {
      id termsAcceptance { document termsVersion description acceptedBy address }
    } } } } }`,
    { input: { purchaseId: newId('buy'), departmentId, hours: 10, acceptTerms: true, ...input } },
    token,
  );
const mailsTo = async (email: string, kind = 'order-confirmed') =>
  (
    await app.db.sql<{ text: string }>('select text from mail where recipient = $1 and kind = $2 order by id', [
      email,
      kind,
    ])
  ).map(({ text }) => text);
const acceptancesOf = (subjectId: string) =>
  app.db.sql<{ accepted_by: string; terms_version: string }>(
    'select accepted_by, terms_version::text from terms_acceptance where subject_id = $1',
    [subjectId],
  );

describe('the acceptance of terms', () => {
  test('is stored with a purchase, shown, and mailed with the price and the version', async () => {
    const { id, termsAcceptance } = (await buy({ termsVersion: current })).data!.buyClipCard!.change.edge!.node;
    expect(termsAcceptance).toEqual({
      document: 'CLIP_CARD',
      termsVersion: current,
      description: 'Klippekort, 10 timer',
      acceptedBy: 'Mette Kjærgaard',
      address: expect.stringContaining('127.0.0.1'),
    });
    expect(await acceptancesOf(id)).toHaveLength(1);
    const [mail] = await mailsTo(person.email);
    expect(mail).toContain('Pris ekskl. moms: 11.655,00 kr');
    expect(mail).toContain('Moms 25 %: 2.913,75 kr');
    expect(mail).toContain('I alt: 14.568,75 kr');
    expect(mail).toContain(`/terms/clip-card/${current}`);
    expect(mail).toContain('Accepteret af Mette Kjærgaard');
  });

  test('is refused on its field for a version that is not in force, and nothing is bought', async () => {
    for (const termsVersion of ['2026-10-31', '2999-01-01']) {
      const refused = await buy({ termsVersion });
      expect(refused.errorCode).toBe('BAD_USER_INPUT');
      expect(refused.fieldErrors).toEqual({ acceptTerms: expect.stringContaining('Betingelserne er ændret') });
    }
    expect(await app.db.sql('select 1 from clip_card where customer_id = $1', [person.customerId])).toEqual([]);
  });

  test('is stored once for a purchase that is sent again and in parallel', async () => {
    const purchaseId = newId('buy');
    const answers = await Promise.all([1, 2, 3].map(() => buy({ purchaseId })));
    const ids = new Set(answers.map(({ data }) => data!.buyClipCard!.change.edge!.node.id));
    expect(ids.size).toBe(1);
    expect(await acceptancesOf([...ids][0]!)).toHaveLength(1);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  test('by a buyer whose order is approved stays that of the buyer, who is mailed at both times', async () => {
    const buyer = await colleague('BUYER');
    await run('mutation { setApprovalLimit(limit: 100000) { approvalLimit } }');
    const approvalId = (await buy({}, buyer.token)).errors![0]!.extensions!.approvalId as string;
    expect(await acceptancesOf(approvalId)).toHaveLength(1);
    expect((await mailsTo(buyer.email))[0]).toContain('Intet er købt endnu');
    const approved = await run(
      'mutation ($id: ID!) { approvePurchase(id: $id) { change { edge { node { subjectId } } } } }',
      { id: approvalId },
    );
    const { subjectId } = approved.data!.approvePurchase!.change.edge!.node;
    const [acceptance] = await acceptancesOf(subjectId!);
    expect(acceptance!.accepted_by).not.toBe('Mette Kjærgaard');
    expect((await mailsTo(buyer.email))[1]).toContain('Godkendt af: Mette Kjærgaard');
    expect(await mailsTo(person.email)).toEqual([]);
  });

  test('is stored with an order of licences, whose buyer reads the price or that it is agreed', async () => {
    const zendeskInstanceId = await app.world.installation(departmentId);
    const order = await run(
      `mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node {
        id termsAcceptance { document }
      } } } }`,
      {
        input: {
          purchaseId: newId('buy'),
          departmentId,
          zendeskInstanceId,
          requestedLicenses: 3,
          acceptTerms: true,
          termsVersion: termsVersionOn('LICENSE', today),
        },
      },
    );
    const { id, termsAcceptance } = order.data!.orderLicenses!.edge!.node;
    expect(termsAcceptance).toEqual({ document: 'LICENSE' });
    expect((await mailsTo(person.email))[0]).toContain('Pris: Efter aftale');
    await run('mutation ($id: ID!) { cancelLicenseRequest(id: $id) { edge { node { status } } } }', { id });
    expect((await mailsTo(person.email))[1]).toContain('har annulleret bestillingen');
  });

  test('is required to renew, and its version becomes that of the agreement', async () => {
    const installationId = await app.world.installation(departmentId);
    await app.world.license(installationId, { quantity: 10 });
    const id = await app.world.serviceAgreement(departmentId, {
      start_date: addMonths(today, -6),
      end_date: addDays(addMonths(today, 6), -1),
    });
    const renew = (args: string) =>
      run(`mutation { decideAgreement(agreementId: "${id}", outcome: RENEW${args}) { edge { node {
        termsAcceptance { document termsVersion description } } } } }`);
    expect((await renew('')).fieldErrors).toEqual({ acceptTerms: 'Du skal acceptere betingelserne for at forny' });
    expect((await renew(', acceptTerms: true, termsVersion: "2020-01-01"')).errorCode).toBe('BAD_USER_INPUT');
    const version = termsVersionOn('SERVICE_AGREEMENT', today);
    const renewed = await renew(`, acceptTerms: true, termsVersion: "${version}"`);
    expect(renewed.data!.decideAgreement!.edge!.node.termsAcceptance).toMatchObject({ termsVersion: version });
    const [mail] = await mailsTo(person.email, 'renewal-decided');
    expect(mail).toContain(`/terms/service-agreement/${version}`);
    expect(mail).toContain('inkl. moms');
  });

  test('of a purchase by card is mailed once the card has paid', async () => {
    await app.db.sql(
      `update department set payment_method = 'CREDIT_CARD', stripe_payment_method_id = 'pm_card_visa' where id = $1`,
      [departmentId],
    );
    await app.db.sql(`update customer set stripe_customer_id = 'cus_x' where id = $1`, [person.customerId]);
    const answer = await buy();
    const isPaid = answer.data?.buyClipCard !== undefined && answer.data?.buyClipCard !== null;
    expect(await mailsTo(person.email)).toHaveLength(isPaid ? 1 : 0);
  });
});

describe('the list of acceptances', () => {
  const list = (token?: string) =>
    run(
      `{ viewer { customer { termsAcceptances(first: 10) { edges { node { document acceptedBy address } } } } } }`,
      {},
      token,
    );

  test('is for administrators of the company, and hides addresses from their colleagues', async () => {
    const { id } = (await buy()).data!.buyClipCard!.change.edge!.node;
    const { edges } = (await list()).data!.viewer.customer!.termsAcceptances!;
    expect(edges).toHaveLength(1);
    const member = await colleague('MEMBER');
    expect((await list(member.token)).data!.viewer.customer!.termsAcceptances).toBeNull();
    const read = await run(
      'query ($id: ID!) { node(id: $id) { ... on ClipCard { termsAcceptance { acceptedBy address } } } }',
      { id },
      member.token,
    );
    expect(read.data!.node).toEqual({ termsAcceptance: { acceptedBy: 'Mette Kjærgaard', address: null } });
  });

  test('has the first acceptance of each version once, also among many acceptances', async () => {
    const accept = (fields: Record<string, unknown>) => app.world.termsAcceptance(person.customerId!, fields);
    const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 24 * 3_600_000);
    await accept({ accepted_by: 'Ida', accepted_at: monthsAgo(1) });
    await accept({ accepted_by: 'Bo', accepted_at: monthsAgo(3) });
    await accept({ accepted_by: 'Ida', terms_version: '2025-01-01', accepted_at: monthsAgo(9) });
    await accept({ accepted_by: 'Eva', document: 'LICENSE', terms_version: '2025-01-01', accepted_at: monthsAgo(2) });
    await app.world.termsAcceptance((await app.world.person()).customerId!, { terms_version: '2024-01-01' });
    const read = (token?: string) =>
      run('{ viewer { customer { acceptedTerms { document termsVersion acceptedBy } } } }', {}, token);
    expect((await read()).data!.viewer.customer!.acceptedTerms).toEqual([
      { document: 'CLIP_CARD', termsVersion: '2026-11-01', acceptedBy: 'Bo' },
      { document: 'CLIP_CARD', termsVersion: '2025-01-01', acceptedBy: 'Ida' },
      { document: 'LICENSE', termsVersion: '2025-01-01', acceptedBy: 'Eva' },
    ]);
    const member = await colleague('MEMBER');
    expect((await read(member.token)).data!.viewer.customer!.acceptedTerms).toBeNull();
  });

  test('belongs to the company in the database as well, where no role changes or deletes it', async () => {
    await buy();
    const stranger = await app.world.person();
    const client = await connectClient(app);
    const as = async (role: string, customerId: string, statement: string) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', $1, false), set_config('app.customer_id', $2, false)`,
        [role, customerId],
      );
      return (await client.query(statement)).rowCount;
    };
    const read = 'select 1 from terms_acceptance';
    expect(await as('portal_customer', person.customerId!, read)).toBe(1);
    expect(await as('portal_customer', stranger.customerId!, read)).toBe(0);
    expect(await as('portal_sales', stranger.customerId!, read)).toBe(0);
    for (const role of ['portal_customer', 'portal_sales', 'portal_admin', 'portal_system'])
      for (const change of [`update terms_acceptance set terms_version = now()`, 'delete from terms_acceptance'])
        await expect(as(role, person.customerId!, change)).rejects.toThrow(/permission denied/);
    await expect(
      as(
        'portal_sales',
        stranger.customerId!,
        `insert into terms_acceptance select 'acc_x', customer_id, document, terms_version, subject_id, description,
           accepted_by_id, 'Forged', address, accepted_at from (values ('${person.customerId}', 'CLIP_CARD',
           current_date, 'clip_x', 'x', 'user_x', null::text, now())) as v(customer_id, document, terms_version,
           subject_id, description, accepted_by_id, address, accepted_at)`,
      ),
    ).rejects.toThrow(/row-level security/);
    await client.end();
  });
});

describe('a new version', () => {
  const coming = addDays(today, 20);
  const versions = { SERVICE_AGREEMENT: ['2026-11-01', coming], CLIP_CARD: [], LICENSE: [], PRIVACY: [] };
  const announce = () => announceTerms(app.portal.services, today, versions);

  test('is told to every administrator once, and to the billing address where there is none', async () => {
    const second = await colleague('ADMINISTRATOR');
    const member = await colleague('MEMBER');
    const empty = await app.world.company();
    await app.db.sql(`update customer set billing_email = $2 where id = $1`, [empty, `faktura@${empty}.example`]);
    await Promise.all([announce(), announce()]);
    await announce();
    for (const email of [person.email, second.email, `faktura@${empty}.example`])
      expect(await mailsTo(email, 'terms-announced')).toHaveLength(1);
    expect(await mailsTo(member.email, 'terms-announced')).toEqual([]);
    expect((await mailsTo(person.email, 'terms-announced'))[0]).toContain(`/terms/service-agreement/${coming}`);
  });

  test('is told to a company that joins later, but not before its time or once it is in force', async () => {
    const versionsOn = (day: string) => ({ ...versions, CLIP_CARD: [day], SERVICE_AGREEMENT: [] });
    await announceTerms(app.portal.services, today, versionsOn(addDays(today, NOTICE_DAYS + 1)));
    await announceTerms(app.portal.services, today, versionsOn(today));
    expect(await mailsTo(person.email, 'terms-announced')).toEqual([]);
    await announceTerms(app.portal.services, today, versionsOn(addDays(today, NOTICE_DAYS)));
    const newcomer = await app.world.person();
    await announceTerms(app.portal.services, today, versionsOn(addDays(today, NOTICE_DAYS)));
    expect(await mailsTo(person.email, 'terms-announced')).toHaveLength(1);
    expect(await mailsTo(newcomer.email, 'terms-announced')).toHaveLength(1);
  });
});
