import { Arg, ID, Subscription } from 'type-graphql';
import type { Context, Reader } from '../context.ts';
import type { Topic } from './events.ts';
import { subscribeAsAdmin } from './subscribe.ts';

/**
 * What admins hear of a topic: all companies', or one company's where the client names it. An object that is gone has no
 * company to tell any more, but its event has one, so that this works for deletions too.
 */
export function AdminSubscription<Row>(
  type: () => object,
  topic: Topic,
  read: (ctx: Reader, id: string) => Promise<Row | undefined>,
): MethodDecorator {
  const subscription = Subscription(type, {
    description: "For admins: any company's.",
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, topic, (ctx, id) => read(ctx.admin, id), {
        customerId: (args as { customerId?: string | null }).customerId,
      }),
  });
  return (prototype, name, descriptor) => {
    Arg('customerId', () => ID, { nullable: true, description: "That company's alone." })(prototype, name, 1);
    subscription(prototype, name, descriptor);
  };
}
