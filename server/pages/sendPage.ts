import type { FastifyReply } from 'fastify';
import { withPolicy } from '../operations/securityHeaders.ts';
import type { BuiltPage } from './PageBuilder.ts';

export const sendPage = (reply: FastifyReply, { html, policy }: BuiltPage) =>
  withPolicy(reply, policy).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
