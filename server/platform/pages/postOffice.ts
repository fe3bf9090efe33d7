import type { FastifyInstance } from 'fastify';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { escapeHtml } from '../../../domain/basics/escapeHtml.ts';
import type { StoredMail, DiskMailer } from '../../providers/mail/Mailer.ts';
import { contentSecurityPolicyOfMails, withContentSecurityPolicy } from '../securityHeaders.ts';

/** Serves the mails that the demo has sent, for the person who runs the demo. Never used in production. */
export function servePostOffice(app: FastifyInstance, mailer: DiskMailer): void {
  app.get('/dev/mail', async (_request, reply) =>
    withContentSecurityPolicy(reply, contentSecurityPolicyOfMails)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(await mailer.list())),
  );
  app.get('/dev/mail.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailer.list()),
  );
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params }, reply) => {
    const mail = (await mailer.list()).find(({ id }) => id === params.id);
    if (!mail) return reply.code(404).type('text/plain; charset=utf-8').send('Mailen findes ikke');
    return withContentSecurityPolicy(reply, contentSecurityPolicyOfMails)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}

const page = (mails: StoredMail[]) => `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demoens post</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; } details { border: 1px solid light-dark(#e2e7eb, #222e38); border-radius: 12px; margin: 12px 0; }
summary { padding: 12px 16px; cursor: pointer; } summary small { display: block; color: light-dark(#586774, #91a0ad); }
iframe { width: 100%; height: 560px; border: 0; border-radius: 0 0 12px 12px; background: #fff; }
</style></head><body>
<h1>Demoens post</h1>
<p>Her lander de mails, som portalen sender, så længe der ikke er sat en mailserver op.</p>
${mails.length ? mails.map(entry).join('\n') : '<p>Der er ingen mails endnu.</p>'}
</body></html>
`;

const entry = ({ id, to, subject, sentAt }: StoredMail, index: number) => `<details${index === 0 ? ' open' : ''}>
<summary>${escapeHtml(subject)}<small>Til ${escapeHtml(to)} · ${formatDateTime(sentAt)}</small></summary>
<iframe src="/dev/mail/${encodeURIComponent(id)}" title="${escapeHtml(subject)}"
  sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
</details>`;
