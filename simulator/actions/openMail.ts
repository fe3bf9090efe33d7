import { PASSWORD } from '../../server/testing/World.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

/** The mutations to which the links of mails lead, by the path of the link. */
const linkedMutations: Record<string, { name: string; variables: (secret: string) => Record<string, unknown> }> = {
  'confirm-email': { name: 'confirmEmail', variables: (token) => ({ input: { token } }) },
  'reset-password': { name: 'resetPassword', variables: (token) => ({ input: { token, password: PASSWORD } }) },
  invitation: { name: 'acceptInvitation', variables: (token) => ({ input: { token, password: PASSWORD } }) },
  'events/feedback': {
    name: 'giveEventFeedbackByKey',
    variables: (key) => ({ key, input: { rating: 4, comment: 'Godt' } }),
  },
  'events/mails': {
    name: 'setEventMailChoice',
    variables: (key) => ({ key, category: 'EVENT_REMINDERS', isOn: false }),
  },
  'events/offer': { name: 'acceptEventOffer', variables: (key) => ({ key }) },
  'events/registration': { name: 'leaveEvent', variables: (key) => ({ key }) },
};

/** Somebody opens one of the latest mails and follows its link, perhaps not for the first time. */
export const openMail: Action = {
  name: 'openMail',
  weight: 6,
  isFor: ({ kind }) => kind === 'stranger' || kind === 'customer',
  reaches: [
    'acceptInvitation',
    'confirmEmail',
    'giveEventFeedbackByKey',
    'resetPassword',
    'setEventMailChoice',
    'leaveEvent',
  ],
  async run(simulation, actor, random, goal) {
    const kinds = Map.groupBy(
      (await simulation.mailer.list()).filter(({ text }) => linkIn(text, goal)),
      ({ text }) => linkIn(text)!.path,
    );
    if (!kinds.size) return 'openMail: no mail has a link';
    const mails = random.pick([...kinds.values()]);
    const { subject, text } = random.pick(mails.slice(0, goal ? 1 : 5));
    const { path, secret } = linkIn(text)!;
    if (path === 'events/public') {
      actor.knowledge.learnValue('publicLink', secret);
      return `openMail "${subject}"`;
    }
    const { name, variables } = linkedMutations[path]!;
    // The link may be opened in a browser in which nobody is signed in.
    const reader = random.chance(0.5) ? actor : { ...actor, name: 'reader of a mail', token: undefined };
    const answer = await callField(simulation, reader, { kind: 'mutation', field: name, variables: variables(secret) });
    return `openMail "${subject}" → ${name} → ${outcomeOf(answer)}`;
  },
};

/** The link in a mail, if it leads to a mutation, or to the one that is the goal. */
function linkIn(text: string, goal?: string): { path: string; secret: string } | undefined {
  const wanted = Object.keys(linkedMutations).filter((path) => !goal || linkedMutations[path]!.name === goal);
  const paths = [...wanted, ...(goal ? [] : ['events/public'])].join('|');
  const link = new RegExp(`/(${paths})(?:\\?(?:token|key)=|/)([\\w.-]{20,})`).exec(text);
  return link ? { path: link[1]!, secret: link[2]! } : undefined;
}
