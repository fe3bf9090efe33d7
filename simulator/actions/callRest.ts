import { GraphQLString, parse } from 'graphql';
import { calledField, calledOperation } from '../../server/platform/graphql/guardOperations.ts';
import { requestFieldsOf } from '../../server/platform/rest/requestFields.ts';
import type { RestRequest } from '../../server/platform/rest/RestRoute.ts';
import { restRoutesOf } from '../../server/platform/room.ts';
import { ValueSource } from '../inputs/ValueSource.ts';
import type { Action } from './Action.ts';
import { mayCall } from './generated.ts';
import { outcomeOf, send } from './send.ts';

/** Every call of the REST API, with generated values. */
export const callRest: Action = {
  name: 'callRest',
  weight: 12,
  async run(simulation, actor, random) {
    const { rooms, schema } = simulation;
    const { route, document } = random.pick(
      restRoutesOf(rooms)
        .map((each) => ({ route: each, document: parse(each.document) }))
        .filter((each) => random.chance(0.04) || mayCall(actor, calledOperation(schema, each.document).access)),
    );
    // The root field says what kind of object an `id` names.
    const { name: operation } = calledField(document);
    const values = new ValueSource({ random, knowledge: actor.knowledge, isHostile: actor.isHostile });
    const fields = requestFieldsOf(route, document, schema);
    const valuesIn = (part: keyof RestRequest) =>
      values.valuesOf(
        operation,
        fields.filter((field) => field.part === part).map(({ name, type }) => ({ name, type: type ?? GraphQLString })),
      );
    const params = valuesIn('params');
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      // Half of a surrogate pair cannot be encoded.
      encodeURIComponent(String(params[name]).toWellFormed()),
    );
    const query = new URLSearchParams(Object.entries(valuesIn('query')).map(([name, value]) => [name, String(value)]));
    const content = route.method === 'GET' ? undefined : valuesIn('body');
    const name = `${route.method} ${route.path}`;
    const answer = await send(simulation, actor, {
      name,
      operation,
      method: route.method,
      url: `${path}?${query}`,
      content,
      variables: { path, ...content },
      idempotencyKey: random.chance(0.1) ? `rest-${random.below(20)}` : undefined,
    });
    return `${name} ${path} ${JSON.stringify(content ?? {}).slice(0, 300)} → ${outcomeOf(answer)}`;
  },
};
