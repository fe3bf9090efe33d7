import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { explainStatements } from '../../testing/explainStatements.ts';
import type { Person } from '../../testing/World.ts';

/** Danish rules sort 'aa' as 'å', the last letter; English rules sort capital letters among the small ones. */
const defaultCollations = [
  ['the built-in C.UTF-8', `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`],
  ['ICU Danish', `locale_provider icu icu_locale 'da-DK' locale 'C'`],
  ['ICU American English', `locale_provider icu icu_locale 'en-US' locale 'C'`],
] as const;

describe.each(defaultCollations)('in a database with the default collation %s,', (_, locale) => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await createTestApp({}, { locale, runJobs: false });
    person = await app.world.person({ customerId: await app.world.company('Mit firma') });
  });
  afterAll(() => app.close());

  const valuesOf = async (text: string) => (await app.db.sql<{ value: string }>(text)).map(({ value }) => value);

  test('every key and indexed text column has the collation by code point or the Danish one', async () => {
    expect(
      await valuesOf(`
      select c.relname || '.' || a.attname as value
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and l.collname not in ('C', 'da-DK-x-icu') and (
          a.attname ~ '(^|_)(ids?|hash|key|fingerprint|attempt|up_to)$'
          or exists (select 1 from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey))
          or exists (
            select 1 from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)))
      order by 1`),
    ).toEqual([]);
  });

  test('lists show the newest row first, and pages neither repeat nor skip a row', async () => {
    const suffixes = ['01aa', '01a9', '01ab', '01b0', '01az', '01zz', '01Za'];
    const ids = suffixes.map((suffix) => `act_${suffix}`);
    for (const id of ids) {
      await app.db.sql(
        `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
         values ($1, $2, 'customer', $2, 'Noget skete', 'Karin', now()) on conflict do nothing`,
        [id, person.customerId],
      );
    }
    const page = async (after: string | null) => {
      const { data } = await app.graphql(
        `query ($after: String) { viewer { customer { activities(first: 2, after: $after) {
           edges { node { id } } pageInfo { endCursor hasNextPage } } } } }`,
        { variables: { after }, token: person.token },
      );
      return data.viewer.customer.activities;
    };
    const listedIds: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await page(after);
      listedIds.push(...edges.map(({ node }) => node.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(listedIds).toEqual(ids.toSorted().toReversed());
  });

  test('a page of a list is read from an index that is already in its order', async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const pages = {
      '"activity"': () =>
        app.graphql('{ viewer { customer { activities(first: 5) { edges { node { id } } } } } }', {
          token: person.token,
        }),
      '"customer"': () =>
        app.graphql('{ admin { companies(first: 5) { edges { node { id } } } } }', { token: admin.token }),
    };
    for (const [table, work] of Object.entries(pages)) {
      const plan = await explainStatements(app, `from ${table}`, work);
      expect([table, plan]).toEqual([table, expect.stringMatching(/Index/)]);
      expect([table, plan]).toEqual([table, expect.not.stringMatching(/Sort/)]);
    }
  });

  test('names of companies, contact persons, departments, users and team members sort in Danish order', async () => {
    const names = ['Aabenraa Tag', 'Zoo', 'Ærø Bryggeri', 'Østerbro Kaffe', 'Ål & Co', 'aarhus ler', 'bager', 'Café'];
    const inDanish = names.toSorted(new Intl.Collator('da').compare);
    const customerId = await app.world.company('Firma');
    for (const name of names) {
      await app.db.sql('update customer set contact_person = $2 where id = $1', [await app.world.company(name), name]);
      await app.world.department(customerId, name);
      await app.world.person({ customerId, name });
      await app.world.teamMember(name);
    }
    for (const [table, column] of [
      ['customer', 'name'],
      ['customer', 'contact_person'],
      ['department', 'name'],
      ['user_account', 'name'],
      ['team_member', 'name'],
    ]) {
      const sorted = await valuesOf(
        `select ${column} as value from ${table}
         where ${column} = any(array['${names.join(`','`)}']) order by ${column}`,
      );
      expect([table, column, sorted]).toEqual([table, column, inDanish]);
    }
  });

  test('an e-mail address is found regardless of letter case, Danish letters included', async () => {
    await app.db.sql(`update person set email = 'SØREN@Æblegård.example' where id = $1`, [person.personId]);
    const search = `select id as value from user_account where lower(email) = 'søren@æblegård.example'`;
    expect(await valuesOf(search)).toEqual([person.id]);
    await expect(
      app.db.sql(
        `with owner as (
           insert into person (id, name, email, password_hash, created_at)
           values ('person_2', 'Søren', 'søren@ÆBLEGÅRD.example', '', now()) returning id)
         insert into user_account (id, person_id, customer_id, created_at) select 'user_2', id, $1, now() from owner`,
        [person.customerId],
      ),
    ).rejects.toThrow(/duplicate key value violates unique constraint "user_account_\w*email"/);
  });
});
