import type { GraphQLField, GraphQLSchema } from 'graphql';
import { slug } from '../../domain/slug.ts';
import type { TestApp } from './createTestApp.ts';
import { deepOperation, type Ids } from './documents.ts';
import { fixtures } from './fixtures.ts';
import { mutationCase } from './mutationCase.ts';
import type { Providers } from './providers.ts';
import type { Person } from './World.ts';

/** Selection depth of generated mutations, if the document limits allow this depth. */
export const MUTATION_DEPTH = 4;

/** A company with a row of every type, and the portal and providers that it uses. */
export interface Company {
  app: TestApp;
  providers: Providers;
  /** Part of all names, so that a leaked value can be recognized. */
  mark: string;
  customerId: string;
  person: Person;
  token: string;
  /** Ids by the name of their GraphQL type. */
  nodes: Record<string, string>;
  ids: Ids;
}

/** Creates a company with the examples of all fixtures. */
export async function companyWithEverything(app: TestApp, providers: Providers, mark: string): Promise<Company> {
  const customerId = await app.world.company(`${mark} A/S`);
  const person = await app.world.person({
    customerId,
    name: `${mark} person`,
    email: `person@${slug(mark)}.example`,
  });
  const ids = { customerId, userId: person.id };
  const company: Company = { app, providers, mark, customerId, person, token: person.token, nodes: {}, ids };
  for (const { examples = {} } of fixtures) {
    for (const [type, create] of Object.entries(examples)) {
      const id = await create(company);
      if (id) company.nodes[type] = id;
    }
  }
  return company;
}

/** An operation with which a company, or an admin for it, can run a mutation on its own data. */
export async function ownMutation(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, own: Company) {
  const { id, prepare } = mutationCase(field.name);
  await prepare?.(own);
  return deepOperation(schema, 'mutation', field, { ...own.ids, id: id ? own.nodes[id]! : 'ukendt' }, MUTATION_DEPTH);
}
