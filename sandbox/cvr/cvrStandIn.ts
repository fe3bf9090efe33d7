import type { FastifyReply } from 'fastify';
import type { CompanyRegisterSettings } from '../../server/providers/companyRegister/CompanyRegister.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { inventedCompanies, OUTAGE_NUMBER } from './inventedCompanies.ts';

/** A stand-in of the company register's API, with a few invented companies. */
export interface CvrStandIn extends StandIn {
  /** Settings for a client, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): CompanyRegisterSettings;
  /** Replaces the answer to the next request. */
  answerNext(answer: (reply: FastifyReply) => unknown): void;
}

export function cvrStandIn(): CvrStandIn {
  let next: ((reply: FastifyReply) => unknown) | undefined;
  return {
    name: 'cvr',
    log: new RequestLog(),
    settingsAt: (url) => ({ url: `${url}/api`, userAgent: 'Portalen - stand-in - hej@portal.example' }),
    answerNext: (answer) => void (next = answer),
    mount(app) {
      app.get<{ Querystring: { vat?: string; country?: string } }>('/api', async (request, reply) => {
        const answer = next;
        next = undefined;
        if (answer) return answer(reply);
        const { vat = '', country } = request.query;
        if (!request.headers['user-agent']) return reply.code(403).send({ error: 'INVALID_UA', t: 0, version: 6 });
        if (country !== 'dk' || !/^\d{8}$/.test(vat))
          return reply.code(400).send({ error: 'INVALID_VAT', t: 0, version: 6 });
        if (vat === OUTAGE_NUMBER) return reply.code(503).send('Service Unavailable');
        const company = inventedCompanies.find((one) => String(one.vat) === vat);
        return company ? { ...company, t: 100, version: 6 } : reply.code(404).send({ error: 'NOT_FOUND', t: 0 });
      });
    },
  };
}
