import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { emailRule } from '../../domain/basics/emailRules.ts';
import { newPassword, requiredText } from '../../domain/basics/rules.ts';
import { labelOf, UserRole } from '../../domain/basics/vocabulary.ts';
import { operatorSource, recordAudit } from '../platform/audit/recordAudit.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { dbRoles } from '../platform/db/roles.ts';
import { readSettings } from '../platform/settings.ts';
import { rooms } from '../rooms.ts';
import { hashStrongPassword } from '../rooms/identity/auth/passwordRules.service.ts';
import { isEmailConflict } from '../rooms/identity/users/emailConflict.service.ts';
import { createPersonWithMembership } from '../rooms/identity/users/person.service.ts';

const MIN_PASSWORD = 12;

const adminForm = z.object({
  name: requiredText('Navn er påkrævet'),
  email: emailRule,
  password: newPassword(MIN_PASSWORD, `Adgangskoden skal være mindst ${MIN_PASSWORD} tegn`),
});

/** Creates an admin, usually the first one, without a sign-in. `npm run admin:create -- --name "…" --email …` */
async function createAdmin(): Promise<void> {
  const { DATABASE_URL: databaseUrl, COMPANY_NAME: companyName } = readSettings();
  if (!databaseUrl) throw new Error('DATABASE_URL: missing');
  const { name, email, password } = adminForm.parse(await askForMissing());
  const passwordHash = await hashStrongPassword(password, { name, email, companyName });
  const database = await openDatabase({ databaseUrl }, rooms);
  try {
    await database.writes.run({ role: dbRoles.admin, employeeRoles: null }, async (write) => {
      const admin = await createPersonWithMembership(
        write,
        { name, email, passwordHash, emailConfirmedAt: new Date() },
        { customerId: null, role: 'ADMIN' },
      );
      await recordAudit(write, operatorSource, {
        action: 'USER_CREATED',
        target: admin.id,
        detail: labelOf(UserRole, 'ADMIN'),
      });
    });
  } catch (error) {
    if (isEmailConflict(error)) throw new Error(`There is already a user with the e-mail ${email}`, { cause: error });
    throw error;
  } finally {
    await database.close();
  }
  process.stdout.write(`${name} <${email}> was created as an administrator.\n`);
}

async function askForMissing() {
  const { values } = parseArgs({ options: { name: { type: 'string' }, email: { type: 'string' } } });
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return {
      name: values.name ?? (await terminal.question('Name: ')),
      email: values.email ?? (await terminal.question('E-mail: ')),
      // The password is not an argument, because every user of the machine can read the arguments of a process.
      password:
        process.env.ADMIN_PASSWORD ?? (await terminal.question(`Password (at least ${MIN_PASSWORD} characters): `)),
    };
  } finally {
    terminal.close();
  }
}

createAdmin().catch((error: unknown) => {
  const message =
    error instanceof z.ZodError
      ? error.issues.map((issue) => issue.message).join('\n')
      : String((error as Error).message);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
});
