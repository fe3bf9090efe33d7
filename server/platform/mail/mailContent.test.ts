import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accountCalls, newEmail } from '../../rooms/identity/auth/testing/accountCalls.ts';
import { registrationInput } from '../../rooms/sales/registration/testing/registrationInput.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // Without running jobs, mails stay in their table, where tests read their links.
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const { run, mailsTo, tokenTo, saveProfile, confirmEmail, invite, createUser, register, createRegistered } =
  accountCalls(() => app);

describe('mails', () => {
  test('have no subject with text that a stranger chose', async () => {
    const server = join(import.meta.dirname, '../..');
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(mails|jobs)\.ts$/.test(file),
    );
    const variableSubjects = files.flatMap((file) =>
      [...readFileSync(join(server, file), 'utf8').matchAll(/subject: `([^\n]*)`,?/g)].map(([, subject]) => ({
        file,
        subject: subject!,
      })),
    );
    expect(variableSubjects.length).toBeGreaterThan(5);
    // Allowed are texts of the portal and the reseller, counts, dates, and subdomains (a to z, digits and hyphens).
    // `description` has the kind and the number of goods, and a subdomain.
    const allowed = new Set([
      'product',
      'event.title',
      'day',
      'clock',
      'label',
      'left',
      'description',
      'invoiceNumber',
      'from',
      'label.toLowerCase()',
      'formatLongDate(version)',
      'formatMonth(month)',
      'formatMonth(month.from)',
      'subdomain',
      'integration',
      'name',
      'describeRequest(request)',
      'formatHourCount(hours)',
      'formatMonthCount(duration)',
      'formatLongDate(end)',
      'number',
      'seller.name',
    ]);
    const parts = variableSubjects.flatMap(({ file, subject }) =>
      [...subject.matchAll(/\$\{([^}]*)\}/g)].map(([, part]) => ({ file, part: part! })),
    );
    expect(parts.filter(({ part }) => !allowed.has(part))).toEqual([]);
    // `name` is a plan or the word for an agreement in that mail.
    expect(parts.filter(({ part }) => part === 'name').map(({ file }) => file)).toEqual([
      'rooms/sales/renewals/renewal.jobs.ts',
    ]);
  });

  test('have no subject with the name of the person who invites, creates or registers', async () => {
    const mark = 'Du har vundet';
    const person = await app.world.person({ name: mark });
    const [invited, created] = [newEmail(), newEmail()];
    await invite(invited, person.token);
    await createUser(created, person.token);
    const input = registrationInput(newEmail());
    await register({ ...input, company: { ...input.company, companyName: mark } });
    const subjects = [invited, created, input.user.email, admin.email].map(mailsTo);
    for (const { subject } of (await Promise.all(subjects)).flat()) expect(subject).not.toContain(mark);
  });

  test('have no links in names, because a name with a web address is refused', async () => {
    const person = await app.world.person();
    const NAME_ERROR = 'Et navn kan ikke indeholde en webadresse';
    const hostile = 'Log ind på www.ond.example';
    expect(
      (
        await run(
          'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }',
          { input: { name: hostile, email: newEmail() } },
          person.token,
        )
      ).fieldErrors,
    ).toEqual({ name: NAME_ERROR });
    const input = registrationInput(newEmail());
    expect(
      (
        await register({
          ...input,
          company: { ...input.company, companyName: hostile },
          user: { ...input.user, name: hostile },
        })
      ).fieldErrors,
    ).toEqual({ 'company.companyName': NAME_ERROR, 'user.name': NAME_ERROR });
    expect((await saveProfile({ name: hostile, email: person.email }, person.token)).fieldErrors).toEqual({
      name: NAME_ERROR,
    });
    for (const companyName of ['Firma.dk ApS', 'Node.js Danmark'])
      expect(
        (await register({ ...registrationInput(newEmail()), company: { ...input.company, companyName } })).errors,
      ).toBeUndefined();
  });

  test('to an unconfirmed old address do not contain the new address', async () => {
    const account = await createRegistered();
    const email = newEmail();
    await saveProfile({ name: 'Bo', email, currentPassword: PASSWORD }, account.token);
    await confirmEmail(await tokenTo(email, 'email-change'));
    const notices = (await mailsTo(account.email)).filter(({ kind }) => kind.startsWith('email-change'));
    expect(notices.map(({ kind }) => kind)).toEqual(['email-change-requested', 'email-changed']);
    expect(notices.some(({ text }) => text.includes(email))).toBe(false);
  });
});
