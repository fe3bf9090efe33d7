import { createServer, type IncomingMessage } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { claimsOf } from './viewers.ts';

/** PostGraphile with the tokens, roles and row-level security of the portal. */
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.BENCH_APP_URL!,
      superuserConnectionString: process.env.BENCH_OWNER_URL!,
      schemas: ['public'],
      poolConfig: { max: 10 },
    }),
  ],
  grafserv: { port: Number(process.env.BENCH_PORT), graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: ({ node }: { node?: { req: IncomingMessage } }) => {
      const { role, cid } = claimsOf(node?.req.headers.authorization);
      return {
        pgSettings: {
          role,
          'app.customer_id': cid ?? '',
          'app.subjects': '*',
          'app.departments': '*',
          'app.employee_roles': '*',
        },
      };
    },
  },
});
const serv = instance.createServ(grafserv);
const server = createServer();
server.on('error', (error) => {
  process.stderr.write(String(error));
  process.exit(1);
});
await serv.addTo(server);
server.listen(Number(process.env.BENCH_PORT), '127.0.0.1');
