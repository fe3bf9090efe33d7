import type { FastifyInstance } from 'fastify';

type Controls = Record<string, unknown>;

/**
 * Lets tests in another process call a stand-in's methods: `POST /controls/moveTask` with the arguments as a JSON
 * array. The answer is `{ answer }`.
 */
export function exposeControls(app: FastifyInstance, controls: Controls): void {
  app.post<{ Params: { name: string }; Body: unknown[] }>(
    '/controls/:name',
    async ({ params: { name }, body }, reply) => {
      const control = controls[name];
      if (typeof control !== 'function') return reply.code(404).send({ message: `There is no control ${name}` });
      return { answer: (await (control as (...args: unknown[]) => unknown)(...body)) ?? null };
    },
  );
}
