import { createServer } from 'node:http';
import jwt from 'jsonwebtoken';
import { grafserv } from 'postgraphile/grafserv/node';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const secret = process.env.BENCH_SECRET!;

/** The same token, the same role, the same row-level security. */
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.BENCH_APP_URL!, superuserConnectionString: process.env.BENCH_OWNER_URL!, schemas: ['public'], poolConfig: { max: 10 } } as never)],
  grafserv: { port: Number(process.env.BENCH_PORT), graphqlPath: '/graphql', graphiql: false, watch: false },
  gather: { pgIdentifyIgnoreRbac: true } as never,
  grafast: {
    explain: false,
    context: (ctx: any) => {
      const header: string = ctx.node?.req?.headers?.authorization ?? '';
      const claims = jwt.verify(header.slice(7), secret, { algorithms: ['HS256'], issuer: 'portal', audience: 'portal' }) as jwt.JwtPayload;
      return { pgSettings: { role: 'portal_customer', 'app.customer_id': String(claims.cid) } };
    },
  },
} as never);
const serv = instance.createServ(grafserv);
const server = createServer();
server.on('error', (error) => { process.stderr.write(String(error)); process.exit(1); });
await serv.addTo(server);
server.listen(Number(process.env.BENCH_PORT), '127.0.0.1');
