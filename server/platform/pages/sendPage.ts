import type { FastifyReply } from 'fastify';
import { withContentSecurityPolicy } from '../securityHeaders.ts';
import type { BuiltPage } from './PageBuilder.ts';

export const sendPage = (reply: FastifyReply, { html, contentSecurityPolicy }: BuiltPage) =>
  withContentSecurityPolicy(reply, contentSecurityPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
