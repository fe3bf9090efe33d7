import { answerConsent } from '../../server/rooms/sales/zendeskConnections/testing/connectedCompany.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf, send } from './send.ts';

/** A customer connects an installation: the portal redirects to its help desk, where somebody allows or refuses it. */
export const connectHelpDesk: Action = {
  name: 'connectHelpDesk',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer',
  reaches: ['startZendeskConnection'],
  async run(simulation, actor, random) {
    const installations = actor.knowledge.idsOf('Installation');
    if (!installations.length) return 'connectHelpDesk: no installation is known';
    const started = await callField(simulation, actor, {
      kind: 'mutation',
      field: 'startZendeskConnection',
      variables: { installationId: random.pick(installations), client: null },
    });
    const { data } = started.body as { data?: { startZendeskConnection: { authUrl: string } } | null };
    if (!data?.startZendeskConnection) return `connectHelpDesk → ${outcomeOf(started)}`;
    const { authUrl } = data.startZendeskConnection;
    const { pathname, search } = new URL(await answerConsent(authUrl, random.chance(0.8) ? 'allow' : 'deny'));
    const isSameBrowser = random.chance(0.8);
    const times = random.chance(0.2) ? 2 : 1;
    for (let time = 1; time <= times; time += 1)
      await send(simulation, actor, {
        name: `GET ${pathname}`,
        method: 'GET',
        url: `${pathname}${search}`,
        ...(isSameBrowser && { headers: { cookie: started.setCookie.split(';')[0]! } }),
        variables: { isSameBrowser },
      });
    return `connectHelpDesk: the help desk answered, ${isSameBrowser ? 'here' : 'in another browser'}, ${times} times`;
  },
};
