import { isObjectType, type GraphQLSchema } from 'graphql';
import { createSchema } from '../server/platform/graphql/createSchema.ts';
import type { RestRoute } from '../server/platform/rest/RestRoute.ts';
import { restRoutesOf } from '../server/platform/room.ts';
import { rooms } from '../server/rooms.ts';
import { customerEntities } from '../server/testing/entities.ts';
import type { Fixture } from '../server/testing/Fixture.ts';
import { fixtures } from '../server/testing/fixtures.ts';

/** Returns one message for each type without an example, and each mutation and REST call without a case. */
export function missingFixtures(list: Fixture[], schema: GraphQLSchema): string[] {
  const declared = (part: 'examples' | 'mutations' | 'rest') => list.flatMap((each) => Object.keys(each[part] ?? {}));
  const [examples, mutations, calls] = [declared('examples'), declared('mutations'), declared('rest')];
  const nodes = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
    .map(({ name }) => name);
  const types = new Set([...nodes, ...customerEntities.map(({ className }) => className)]);
  return [
    ...[...types].filter((type) => !examples.includes(type)).map((type) => `an example of ${type}`),
    ...Object.keys(schema.getMutationType()!.getFields())
      .filter((name) => !mutations.includes(name))
      .map((name) => `the mutation ${name}`),
    ...restRoutesOf(rooms)
      .filter((route) => !calls.some((call) => patternOf(route).test(call)))
      .map(({ method, path }) => `the REST call ${method} ${path}`),
  ].map((missing) => `No *.fixture.ts declares ${missing}`);
}

/** Matches the cases of a REST call, in which an id is the name of an example in braces. */
const patternOf = ({ method, path }: RestRoute) =>
  new RegExp(`^${method} ${path.replaceAll(':id', String.raw`\{\w+\}`).replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`);

if (import.meta.filename === process.argv[1]) {
  const missing = missingFixtures(fixtures, await createSchema(rooms));
  for (const line of missing) process.stderr.write(`${line}\n`);
  process.exitCode = missing.length ? 1 : 0;
}
