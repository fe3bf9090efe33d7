import type { FastifyReply } from 'fastify';
import type { StandIn } from '../sandbox.ts';

/** What Zendesk tells a caller whom it does not know. */
const anonymous = {
  id: null,
  name: 'Anonymous user',
  email: 'invalid@example.com',
  role: 'end-user',
  active: false,
  verified: false,
};

const FORTY = /^[A-Za-z0-9]{40}$/;

/** A stand-in for every help desk at once, each under its subdomain. Like Zendesk's own, a valid API key has 40 letters and digits. */
export function zendeskStandIn(): StandIn & {
  addressAt(url: string): string;
  answerNext(answer: (reply: FastifyReply) => unknown): void;
} {
  let next: ((reply: FastifyReply) => unknown) | undefined;
  return {
    name: 'zendesk',
    addressAt: (url) => `${url}/{subdomain}`,
    answerNext: (answer) => void (next = answer),
    mount(app) {
      app.get<{ Params: { subdomain: string } }>('/:subdomain/api/v2/users/me.json', async (request, reply) => {
        const answer = next;
        next = undefined;
        if (answer) return answer(reply);
        const credentials = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
        if (!credentials) return { user: anonymous };
        const [, email, key] = /^(.+)\/token:(.*)$/.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
        if (!email || !FORTY.test(key ?? '')) return reply.code(401).send({ error: "Couldn't authenticate you" });
        return { user: { id: 35_436, name: email.split('@')[0], email, role: 'admin', active: true, verified: true } };
      });
    },
  };
}
