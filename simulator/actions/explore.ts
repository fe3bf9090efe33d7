import type { GraphQLObjectType } from 'graphql';
import { argumentTexts, selectionOf } from '../../server/testing/documents.ts';
import { worksForReseller, type Actor } from '../actors/Actor.ts';
import { ValueSource } from '../inputs/ValueSource.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { sendGraphQL } from './callField.ts';
import { outcomeOf } from './send.ts';

/** Share of looks by hostile people into what only admins may read. */
const HOSTILE_SHARE = 0.2;

/** Reads one list or object of the own company, or as an admin one of the whole portal, as the screens do. */
export const explore: Action = {
  name: 'explore',
  weight: 25,
  isFor: ({ token }) => token !== undefined,
  run: exploreOnce,
};

export async function exploreOnce(simulation: Simulation, actor: Actor, random: Random): Promise<string> {
  const isForAdmins = worksForReseller(actor.kind) || (actor.isHostile && random.chance(HOSTILE_SHARE));
  const rootName = isForAdmins ? 'admin' : 'viewer';
  const root = simulation.schema.getQueryType()!.getFields()[rootName]!.type;
  const type = (('ofType' in root ? root.ofType : root) as GraphQLObjectType).getFields();
  const field = random.pick(Object.values(type));
  const values = new ValueSource({ random, knowledge: actor.knowledge, isHostile: actor.isHostile });
  const variables = values.valuesOf(field.name, field.args);
  const { declarations, passed } = argumentTexts(field.args.filter(({ name }) => name in variables));
  const answer = await sendGraphQL(simulation, actor, {
    name: `query ${rootName}.${field.name}`,
    operation: rootName,
    query: `query Explore${declarations} {
      ${rootName} {
        __typename
        ${field.name}${passed} ${selectionOf(field.type, 3)}
      }
    }`,
    variables,
  });
  return `query ${rootName}.${field.name} ${JSON.stringify(variables)} → ${outcomeOf(answer)}`;
}
