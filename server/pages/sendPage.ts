import type { FastifyReply } from 'fastify';
import { withContentSecurityPolicy } from '../operations/securityHeaders.ts';
import type { BuiltPage } from './PageBuilder.ts';

export const sendPage = (reply: FastifyReply, { html, policy }: BuiltPage) =>
  withContentSecurityPolicy(reply, policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
