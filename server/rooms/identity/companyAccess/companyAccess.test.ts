import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startDnsStandIn, type DnsStandIn } from '../../../../sandbox/dns/dnsStandIn.ts';
import type { DiskMailer } from '../../../providers/mail/Mailer.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { waitFor } from '../../../testing/waitUntil.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { registrationInput } from '../../sales/registration/testing/registrationInput.ts';
import { startWithProviders } from '../identities/testing/providerSignIn.ts';

let portal: Awaited<ReturnType<typeof startWithProviders>>;
let dns: DnsStandIn;
beforeAll(async () => {
  dns = await startDnsStandIn();
  portal = await startWithProviders({ dnsServers: [dns.address] });
});
afterAll(async () => {
  await portal.close();
  await dns.close();
});

const run = <const Document extends string>(
  document: Document,
  { token }: { token?: string | null } = {},
  variables: object = {},
) => portal.app.graphql(document, { variables, address: newAddress(), ...(token && { token }) });

let domains = 0;
const newDomain = () => `fjord${++domains}.example`;

const ADD = 'mutation ($domain: String!) { addDomain(domain: $domain) { domains { id domain confirmedAt } } }' as const;
const CONFIRM = 'mutation ($id: ID!) { confirmDomain(id: $id) { domains { domain confirmedAt } } }' as const;
const SET = `mutation ($input: SetCompanySignInInput!) {
  setCompanySignIn(input: $input) { signIn { provider tenant isRequired joinPolicy joinRole } }
}` as const;
const JOIN =
  'mutation ($ticket: String!) { joinCompany(ticket: $ticket) { token user { id companyRole email } } }' as const;
const REQUEST = 'mutation ($input: RequestAccessInput!) { requestAccess(input: $input) { message } }' as const;
const REQUESTS =
  `{ viewer { customer { accessRequests(first: 10) { edges { node { id name email providerName } } } } } }` as const;
const APPROVE = `mutation ($id: ID!, $companyRole: CompanyRole!) {
  approveAccess(id: $id, companyRole: $companyRole) { deletedId }
}` as const;
const DECLINE = 'mutation ($id: ID!) { declineAccess(id: $id) { deletedId } }' as const;

const login = ({ email }: { email: string }) =>
  run(
    'mutation ($input: LoginInput!) { login(input: $input) { token } }',
    {},
    { input: { email, password: PASSWORD } },
  );

interface Rules {
  isRequired?: boolean;
  joinPolicy?: string;
  joinRole?: string;
}

/** A company with a confirmed domain, whose administrator has bound the organisation of that domain. */
async function companyWithProvider(rules: Rules = {}) {
  const domain = newDomain();
  const administrator = await portal.app.world.person({ email: `chef@${domain}` });
  await portal.app.world.companyDomain(administrator.customerId!, { domain });
  await portal.signInAt(
    { email: administrator.email, name: 'Chef' },
    { purpose: 'CONNECT', token: administrator.token },
  );
  const answer = await setSignIn(administrator, rules);
  expect(answer.errors).toBeUndefined();
  return { domain, administrator, customerId: administrator.customerId! };
}

async function setSignIn(
  person: Person,
  { isRequired = false, joinPolicy = 'REQUEST', joinRole = 'MEMBER' }: Rules = {},
) {
  const { security } = (await run('{ security { identities { id } } }', person)).data;
  const identityId = security!.identities[0]?.id ?? 'idn_unknown';
  return run(SET, person, { input: { identityId, isRequired, joinPolicy, joinRole } });
}

const colleagueAt = (domain: string, name = 'Ny Kollega') => ({ email: `ny-${++domains}@${domain}`, name });
const mailsTo = async (email: string) =>
  (await (portal.app.portal.services.mailer as DiskMailer).list()).filter(({ to }) => to === email);
const mailTo = (email: string, subject: string) =>
  waitFor(async () => (await mailsTo(email)).find((mail) => mail.subject === subject));

describe('a mail domain', () => {
  test('is claimed by an administrator, found by its TXT record, and counts once an admin confirmed it', async () => {
    const person = await portal.app.world.person();
    const admin = await portal.app.world.person({ role: 'ADMIN', customerId: null });
    const domain = newDomain();
    const added = await run(ADD, person, { domain: ` info@${domain.toUpperCase()} ` });
    expect(added.data.addDomain.domains).toEqual([{ id: expect.any(String), domain, confirmedAt: null }]);
    const { id } = added.data.addDomain.domains[0]!;
    const check = async () =>
      (
        await run(
          'mutation ($id: ID!) { checkDomain(id: $id) { domains { recordName recordText dnsFoundAt } } }',
          person,
          { id },
        )
      ).data.checkDomain.domains[0]!;
    const { recordName, recordText, dnsFoundAt } = await check();
    expect({ recordName, dnsFoundAt }).toEqual({ recordName: `_portal.${domain}`, dnsFoundAt: null });
    dns.setTexts(recordName, ['v=spf1 -all', recordText]);
    expect((await check()).dnsFoundAt).toEqual(expect.any(String));
    expect((await run(CONFIRM, person, { id })).errorCode).toBe('FORBIDDEN');
    expect((await run(CONFIRM, admin, { id })).data.confirmDomain.domains[0]!.confirmedAt).toEqual(expect.any(String));
  });

  test.each([
    ['gmail.com', 'Det domæne kan alle få en adresse hos. Brug jeres eget.'],
    ['GMAIL.com', 'Det domæne kan alle få en adresse hos. Brug jeres eget.'],
    ['dk', 'Skriv domænet uden www og skråstreg, fx firma.dk'],
    ['https://firma.dk/', 'Skriv domænet uden www og skråstreg, fx firma.dk'],
    ['', 'Skriv et domæne, fx firma.dk'],
    [`${'a'.repeat(300)}.dk`, 'Domænet er for langt'],
  ])('is refused for "%s"', async (domain, message) => {
    const person = await portal.app.world.person();
    expect((await run(ADD, person, { domain })).fieldErrors).toEqual({ domain: message });
  });

  test('belongs to one company: a second claim is not confirmed', async () => {
    const { domain } = await companyWithProvider();
    const other = await portal.app.world.person();
    const admin = await portal.app.world.person({ role: 'ADMIN', customerId: null });
    const { id } = (await run(ADD, other, { domain })).data.addDomain.domains[0]!;
    expect((await run(CONFIRM, admin, { id })).fieldErrors).toEqual({ id: 'En anden virksomhed har domænet' });
    expect((await run(ADD, other, { domain })).fieldErrors).toEqual({ domain: 'Domænet er allerede på listen' });
  });

  test('is hidden from and closed to members, other companies and programs', async () => {
    const { customerId, administrator } = await companyWithProvider();
    const { domains: own } = (await run('{ viewer { customer { domains { id } } } }', administrator)).data.viewer
      .customer!;
    const member = await portal.app.world.person({ customerId, companyRole: 'MEMBER' });
    const { token } = await portal.app.world.apiToken(customerId, 'READ_WRITE');
    for (const caller of [member, { token }]) {
      const { customer } = (await run('{ viewer { customer { domains { id } signIn { tenant } } } }', caller)).data
        .viewer;
      expect(customer).toEqual({ domains: [], signIn: null });
    }
    const REMOVE = 'mutation ($id: ID!) { removeDomain(id: $id) { id } }' as const;
    expect((await run(REMOVE, member, own[0]!)).errorCode).toBe('FORBIDDEN');
    expect((await run(REMOVE, await portal.app.world.person(), own[0]!)).errorCode).toBe('NOT_FOUND');
  });

  test('is checked again later when the name servers do not answer', async () => {
    const silent = await startDnsStandIn();
    silent.fallSilent();
    const { DnsClient } = await import('../../../providers/dns/DnsClient.ts');
    await expect(new DnsClient([silent.address]).texts('_portal.firma.example')).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
    await silent.close();
  });
});

describe('the organisation that a company trusts', () => {
  test('is that of an account of the administrator at a confirmed domain', async () => {
    const person = await portal.app.world.person();
    expect((await setSignIn(person)).fieldErrors).toEqual({
      identityId: 'Forbind din egen konto under Loginmetoder først.',
    });
    await portal.signInAt({ email: person.email, name: 'Chef' }, { purpose: 'CONNECT', token: person.token });
    expect((await setSignIn(person)).fieldErrors!.identityId).toContain('hører ikke til et bekræftet domæne');
    const other = await portal.app.world.person();
    await portal.signInAt(
      { email: other.email, name: 'Privat', tenant: 'none' },
      { purpose: 'CONNECT', token: other.token },
    );
    expect((await setSignIn(other)).fieldErrors!.identityId).toContain('er privat');
  });

  test('is required of users at the domain, and of nobody else', async () => {
    const { domain, administrator, customerId } = await companyWithProvider();
    const colleague = await portal.app.world.person({ customerId, email: `kollega@${domain}` });
    const external = await portal.app.world.person({ customerId });
    expect((await setSignIn(administrator, { isRequired: true })).errors).toBeUndefined();
    const refused = await login(colleague);
    expect(refused.errorCode).toBe('PROVIDER_REQUIRED');
    expect(refused.errors![0]!.message).toBe('Din virksomhed kræver, at du logger ind med Microsoft.');
    expect((await login(external)).errors).toBeUndefined();
    // Sessions that began with the password have ended, except the administrator's own.
    expect((await run('{ viewer { user { id } } }', colleague)).errorCode).toBe('UNAUTHENTICATED');
    expect((await run('{ viewer { user { id } } }', administrator)).errors).toBeUndefined();
    // The password connects the account of the organisation, and only that one.
    const linked = await portal.signInAt({ email: colleague.email, name: 'Kollega' });
    const { ticket } = linked.data.completeProviderSignIn;
    const foreign = await portal.signInAt({ email: colleague.email, name: 'Kollega' }, { provider: 'google' });
    const withTicket = (identity: string | null | undefined) =>
      run(
        'mutation ($input: LoginInput!) { login(input: $input) { token } }',
        {},
        { input: { email: colleague.email, password: PASSWORD, identity } },
      );
    expect((await withTicket(foreign.data.completeProviderSignIn.ticket)).errorCode).toBe('PROVIDER_REQUIRED');
    expect((await withTicket(ticket)).errors).toBeUndefined();
    expect(
      (await portal.signInAt({ email: colleague.email, name: 'Kollega' })).data.completeProviderSignIn.outcome,
    ).toBe('SIGNED_IN');
  });

  test('replaces the second step of its users, which other organisations do not', async () => {
    const { administrator } = await companyWithProvider();
    await portal.app.world.authenticatorApp(administrator.id);
    const account = { email: administrator.email, name: 'Chef' };
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
    await portal.signInAt(account, { provider: 'google', purpose: 'CONNECT', token: administrator.token });
    expect((await portal.signInAt(account, { provider: 'google' })).errorCode).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('is released by an admin when it has locked the company out', async () => {
    const { administrator, customerId } = await companyWithProvider({ isRequired: true });
    const admin = await portal.app.world.person({ role: 'ADMIN', customerId: null });
    expect((await login(administrator)).errorCode).toBe('PROVIDER_REQUIRED');
    const RELEASE =
      'mutation ($id: ID!) { removeCompanySignInAsAdmin(customerId: $id) { signIn { tenant } } }' as const;
    expect((await run(RELEASE, administrator, { id: customerId })).errorCode).toBe('FORBIDDEN');
    expect((await run(RELEASE, admin, { id: customerId })).data.removeCompanySignInAsAdmin.signIn).toBeNull();
    expect((await login(administrator)).errors).toBeUndefined();
  });
});

describe('joining a company', () => {
  test('makes people of the organisation users with the chosen role, where the company lets them in', async () => {
    const { domain, customerId } = await companyWithProvider({ joinPolicy: 'AUTOMATIC', joinRole: 'BUYER' });
    const person = colleagueAt(domain);
    const { outcome, ticket, companyName } = (await portal.signInAt(person)).data.completeProviderSignIn;
    expect(outcome).toBe('JOIN_OFFERED');
    expect(companyName).toEqual(expect.any(String));
    const answers = await Promise.all([run(JOIN, {}, { ticket }), run(JOIN, {}, { ticket })]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { user, token } = answers.find(({ errors }) => !errors)!.data.joinCompany;
    expect(user).toMatchObject({ companyRole: 'BUYER', email: person.email });
    expect((await run('{ viewer { customer { id } } }', { token })).data.viewer.customer!.id).toBe(customerId);
    expect((await portal.signInAt(person)).data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
  });

  test('is not offered for the address alone: another organisation or provider may let anybody claim it', async () => {
    const { domain } = await companyWithProvider({ joinPolicy: 'AUTOMATIC' });
    const attacker = { ...colleagueAt(domain), tenant: 'organisation-of-the-attacker' };
    expect((await portal.signInAt(attacker)).data.completeProviderSignIn).toMatchObject({
      outcome: 'NO_ACCOUNT',
      companyName: null,
    });
    const google = await portal.signInAt(colleagueAt(domain), { provider: 'google' });
    expect(google.data.completeProviderSignIn.outcome).toBe('NO_ACCOUNT');
    expect((await run(JOIN, {}, { ticket: google.data.completeProviderSignIn.ticket })).errorCode).toBe('CONFLICT');
    const unverified = await portal.visit(colleagueAt(domain));
    portal.microsoft.forgeNextToken({ email_verified: false });
    const answer = await portal.complete(unverified.ticket, unverified.callback);
    expect(answer.data.completeProviderSignIn).toMatchObject({ outcome: 'NO_ACCOUNT', email: null });
  });

  test('ends when the domain is removed or the company stops it, also for a ticket from before', async () => {
    const { domain, administrator } = await companyWithProvider({ joinPolicy: 'AUTOMATIC' });
    const { ticket } = (await portal.signInAt(colleagueAt(domain))).data.completeProviderSignIn;
    await setSignIn(administrator, { joinPolicy: 'NONE' });
    expect((await run(JOIN, {}, { ticket })).errorCode).toBe('CONFLICT');
    await setSignIn(administrator, { joinPolicy: 'REQUEST' });
    expect((await run(JOIN, {}, { ticket })).errorCode).toBe('CONFLICT');
    await portal.app.db.sql('delete from company_domain where domain = $1', [domain]);
    expect((await portal.signInAt(colleagueAt(domain))).data.completeProviderSignIn.outcome).toBe('NO_ACCOUNT');
  });

  test('closes an account that only claims the address, and asks for the password of a confirmed one', async () => {
    const { domain } = await companyWithProvider({ joinPolicy: 'AUTOMATIC' });
    const person = colleagueAt(domain);
    const claim = await portal.app.world.person({ email: person.email });
    await portal.app.db.sql('update person set email_confirmed_at = null where id = $1', [claim.personId]);
    const { ticket, outcome } = (await portal.signInAt(person)).data.completeProviderSignIn;
    expect(outcome).toBe('JOIN_OFFERED');
    expect((await run(JOIN, {}, { ticket })).errors).toBeUndefined();
    const [closed] = await portal.app.db.sql('select deactivated_at from user_account where id = $1', [claim.id]);
    expect(closed!.deactivated_at).not.toBeNull();
    const confirmed = await portal.app.world.person({ email: `anden@${domain}` });
    const known = await portal.signInAt({ email: confirmed.email, name: 'Anden' });
    expect(known.data.completeProviderSignIn.outcome).toBe('PASSWORD_NEEDED');
    expect((await run(JOIN, {}, { ticket: known.data.completeProviderSignIn.ticket })).errorCode).toBe('CONFLICT');
  });
});

describe('a request for access', () => {
  test('is mailed to the administrators, who let the person in with a role', async () => {
    const { domain, administrator, customerId } = await companyWithProvider();
    const person = colleagueAt(domain);
    const { outcome, ticket } = (await portal.signInAt(person)).data.completeProviderSignIn;
    expect(outcome).toBe('REQUEST_OFFERED');
    for (const name of ['Ny', 'Nyt Navn'])
      expect((await run(REQUEST, {}, { input: { ticket, name } })).errors).toBeUndefined();
    await mailTo(administrator.email, 'En kollega beder om adgang');
    const { edges } = (await run(REQUESTS, administrator)).data.viewer.customer!.accessRequests;
    expect(edges.map(({ node }) => node)).toEqual([
      { id: expect.any(String), name: 'Nyt Navn', email: person.email, providerName: 'Microsoft' },
    ]);
    const { id } = edges[0]!.node;
    const member = await portal.app.world.person({ customerId, companyRole: 'BUYER' });
    expect((await run(APPROVE, member, { id, companyRole: 'MEMBER' })).errorCode).toBe('FORBIDDEN');
    const stranger = await portal.app.world.person();
    expect((await run(APPROVE, stranger, { id, companyRole: 'MEMBER' })).errorCode).toBe('NOT_FOUND');
    const answers = await Promise.all([
      run(APPROVE, administrator, { id, companyRole: 'MEMBER' }),
      run(APPROVE, administrator, { id, companyRole: 'MEMBER' }),
      run(DECLINE, administrator, { id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    if (!answers[2].errors) return;
    await mailTo(person.email, 'Du har fået adgang');
    const signedIn = (await portal.signInAt(person)).data.completeProviderSignIn;
    expect(signedIn.outcome).toBe('SIGNED_IN');
    const { user } = (await run('{ viewer { user { companyRole } } }', { token: signedIn.token })).data.viewer;
    expect(user!.companyRole).toBe('MEMBER');
  });

  test('is declined by mail, and can be made again', async () => {
    const { domain, administrator } = await companyWithProvider();
    const person = colleagueAt(domain);
    const { ticket } = (await portal.signInAt(person)).data.completeProviderSignIn;
    for (let round = 0; round < 2; round++) {
      await run(REQUEST, {}, { input: { ticket, name: 'Ny' } });
      const { edges } = (await run(REQUESTS, administrator)).data.viewer.customer!.accessRequests;
      expect((await run(DECLINE, administrator, edges[0]!.node)).errors).toBeUndefined();
    }
    await mailTo(person.email, 'Du fik ikke adgang');
    expect((await portal.signInAt(person)).data.completeProviderSignIn.outcome).toBe('REQUEST_OFFERED');
  });

  test('comes from a registration with an address of the domain, by a mailed link that names the company', async () => {
    const { domain, administrator } = await companyWithProvider({ joinPolicy: 'AUTOMATIC' });
    const { email } = colleagueAt(domain);
    const input = registrationInput(email);
    const refused = await run('mutation ($input: RegisterInput!) { register(input: $input) { token } }', {}, { input });
    expect(refused.fieldErrors).toEqual({
      'user.email': expect.stringContaining('Vi har sendt dig en mail med et link'),
    });
    const mail = await mailTo(email, 'Din arbejdsplads er her allerede');
    const companyName = (await run('{ viewer { customer { name } } }', administrator)).data.viewer.customer!.name;
    expect(JSON.stringify(refused) + JSON.stringify(mail)).not.toContain(companyName);
    const ticket = new URL(/http\S+\/join\?ticket=[^\s"<]+/.exec(mail.text)![0]).searchParams.get('ticket')!;
    const preview = await run(
      'query ($ticket: String!) { joinPreview(ticket: $ticket) { companyName email } }',
      {},
      { ticket },
    );
    expect(preview.data.joinPreview).toEqual({ companyName, email });
    // The address alone never lets anybody in.
    expect((await run(JOIN, {}, { ticket })).errorCode).toBe('BAD_USER_INPUT');
    await run(REQUEST, {}, { input: { ticket, name: 'Ny Kollega' } });
    const { edges } = (await run(REQUESTS, administrator)).data.viewer.customer!.accessRequests;
    expect(edges[0]!.node).toMatchObject({ email, providerName: null });
    await run(APPROVE, administrator, { id: edges[0]!.node.id, companyRole: 'MEMBER' });
    await waitFor(async () => (await mailsTo(email)).find(({ subject }) => subject.includes('inviteret')));
  });

  test('is refused with a ticket that was changed, of another kind, or of a company that takes nobody', async () => {
    const { domain, administrator } = await companyWithProvider();
    const { ticket } = (await portal.signInAt(colleagueAt(domain))).data.completeProviderSignIn;
    const begun = (await portal.begin()).data.startProviderSignIn.ticket;
    for (const wrong of ['', 'x', `${ticket}x`, begun])
      expect((await run(REQUEST, {}, { input: { ticket: wrong, name: 'Ny' } })).fieldErrors).toHaveProperty('ticket');
    expect((await run(REQUEST, {}, { input: { ticket, name: ' ' } })).fieldErrors).toEqual({
      name: 'Navn er påkrævet',
    });
    await setSignIn(administrator, { joinPolicy: 'NONE' });
    expect((await run(REQUEST, {}, { input: { ticket, name: 'Ny' } })).errorCode).toBe('CONFLICT');
  });
});
