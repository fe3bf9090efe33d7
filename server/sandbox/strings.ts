import type { FastifyInstance } from 'fastify';

type Strings = Record<string, unknown>;

/** The strings for a test in a process of its own: `POST /strings/moveTask` with what it takes, as a list. */
export function letPull(app: FastifyInstance, strings: Strings): void {
  app.post<{ Params: { name: string }; Body: unknown[] }>(
    '/strings/:name',
    async ({ params: { name }, body }, reply) => {
      const pull = strings[name];
      if (typeof pull !== 'function') return reply.code(404).send({ message: `There is no string ${name}` });
      return { answer: (await (pull as (...given: unknown[]) => unknown)(...body)) ?? null };
    },
  );
}
