import type { FastifyReply } from 'fastify';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';

/** The user that Zendesk returns to an unknown caller. */
const anonymous = {
  id: null,
  name: 'Anonymous user',
  email: 'invalid@example.com',
  role: 'end-user',
  active: false,
  verified: false,
};

const API_KEY = /^[A-Za-z0-9]{40}$/;

/** A stand-in of all help desks. It accepts every e-mail address with a well-formed API key: 40 letters and digits. */
export function zendeskStandIn(): StandIn & {
  /** The address pattern for a Zendesk client, when the sandbox serves this stand-in at `url`. */
  addressAt(url: string): string;
  /** Replaces the answer to the next request. */
  answerNext(answer: (reply: FastifyReply) => unknown): void;
} {
  let next: ((reply: FastifyReply) => unknown) | undefined;
  return {
    name: 'zendesk',
    log: new RequestLog(),
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
        if (!email || !API_KEY.test(key ?? '')) return reply.code(401).send({ error: "Couldn't authenticate you" });
        return { user: { id: 35_436, name: email.split('@')[0], email, role: 'admin', active: true, verified: true } };
      });
    },
  };
}
