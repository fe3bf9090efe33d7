import type { GraphQLField, GraphQLSchema } from 'graphql';
import { slug } from '../../domain/basics/slug.ts';
import { firstPriceList } from '../../domain/money/prices.ts';
import type { TestApp } from './createTestApp.ts';
import { deepOperation, type Ids } from './documents.ts';
import { fixtures } from './fixtures.ts';
import { mutationCase } from './mutationCase.ts';
import type { Providers } from './providers.ts';
import type { Person } from './World.ts';

/** The greatest depth of the selections of generated mutations. */
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
  /** Ids of the examples by the name of their GraphQL type. */
  nodes: Record<string, string>;
  /** Ids by the name of the argument that takes them. */
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
  const ids = { customerId, userId: person.id, priceListId: firstPriceList.id };
  const company: Company = { app, providers, mark, customerId, person, token: person.token, nodes: {}, ids };
  for (const { examples = {} } of fixtures) {
    for (const [type, create] of Object.entries(examples)) {
      const id = await create(company);
      if (id) company.nodes[type] = id;
    }
  }
  return company;
}

/** Builds an operation that runs the mutation on the company's own data. */
export function mutationOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  own: Company,
  depth = MUTATION_DEPTH,
) {
  const { id } = mutationCase(field.name);
  return deepOperation(schema, 'mutation', field, { ...own.ids, id: id ? own.nodes[id]! : 'ukendt' }, depth);
}

/** Prepares the company so that the mutation can succeed, and builds the operation. */
export async function ownMutation(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  own: Company,
  depth?: number,
) {
  await mutationCase(field.name).prepare?.(own);
  return mutationOf(schema, field, own, depth);
}
