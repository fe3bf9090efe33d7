import type { Action } from './Action.ts';

/** A stranger finds the links of public events on the reseller's website. */
export const findEvent: Action = {
  name: 'findEvent',
  weight: 10,
  isFor: ({ kind }) => kind === 'stranger',
  async run({ db }, stranger) {
    const events = await db.sql<{ public_link: string }>(
      `select public_link from event
       where public_link is not null and is_public and status = 'PUBLISHED' order by id desc limit 3`,
    );
    for (const { public_link: link } of events) stranger.knowledge.learnValue('publicLink', link);
    return `findEvent: ${events.length} links`;
  },
};
