import type { FastifyInstance } from 'fastify';
import type { CommentFile } from './model.ts';

/** The bytes of files that were sent with comments. ClickUp has them at addresses that need no token. */
export class CommentFiles {
  readonly #contents = new Map<string, string>();

  /** Stores a file, and returns it as a piece of a comment names it. `url` is the address of the stand-in. */
  add(url: string, title: string, content: string): CommentFile {
    const id = `${crypto.randomUUID()}.${title.split('.').at(-1)}`;
    this.#contents.set(id, content);
    return { id, title, url: `${url}/attachments/${id}`, size: Buffer.byteLength(content) };
  }

  serve(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/attachments/:id', async ({ params: { id }, headers }, reply) => {
      const content = this.#contents.get(id);
      // A token that reached the hosts of files would be a secret that has leaked.
      if (headers.authorization || content === undefined) return reply.code(404).send();
      return reply.type('application/octet-stream').send(Buffer.from(content));
    });
  }
}
