import { Arg, ID, Subscription } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Action } from '../access/policy.ts';
import type { Context } from '../context.ts';
import type { Topic } from '../db/events.ts';
import type { Reader } from '../db/Reader.ts';
import { subscribeAsAdmin } from './subscribe.ts';

/**
 * Declares a subscription for the employees who may do `access` to a topic, about all companies or about the one that
 * the argument `customerId` names. The filter uses the company of the event, not of the object, and so also passes
 * events of deleted objects. `read` reads the object of an event as an admin; an event is skipped when `read` returns
 * undefined.
 */
export function AdminSubscription<Row>(
  access: Action,
  type: () => object,
  topic: Topic,
  read: (ctx: Reader, id: string) => Promise<Row | undefined>,
): MethodDecorator {
  const subscription = Subscription(type, {
    description: 'For employees of the reseller: the objects of all companies, or of one.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, topic, (ctx, id) => read(ctx.admin, id), {
        customerId: (args as { customerId?: string | null }).customerId,
      }),
  });
  return (prototype, name, descriptor) => {
    Arg('customerId', () => ID, {
      nullable: true,
      description: 'The company to subscribe to. When omitted, messages about all companies are sent.',
    })(prototype, name, 1);
    Access(access)(prototype, name, descriptor);
    subscription(prototype, name, descriptor);
  };
}
