import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { ClipCard, Customer, Department, Session, User } from './apolloEntities.ts';
import { claimsOf } from './viewers.ts';

/** The same schema, served as the guides of Apollo Server and MikroORM show, without any optimization. */
const typeDefs = `#graphql
  scalar DateTime
  enum ClipCardStatus { PENDING ACTIVE USED CANCELLED }
  type Query { viewer: Viewer! admin: Admin! }
  type Viewer { customer: Customer }
  type Admin { clipCards(first: Int): ClipCardConnection! }
  type Customer { id: ID! name: String! clipCards(first: Int): ClipCardConnection! }
  type Department { id: ID! name: String! customer: Customer! }
  type User { id: ID! email: String! }
  type ClipCard {
    id: ID! hours: Int! hoursUsed: Float! price: Int! status: ClipCardStatus! createdAt: DateTime!
    department: Department! user: User
  }
  type ClipCardEdge { node: ClipCard! }
  type ClipCardConnection { edges: [ClipCardEdge!]! }
`;

interface Context {
  em: EntityManager;
  user: User;
}

const resolvers = {
  DateTime: GraphQLDateTimeISO,
  Query: {
    viewer: (_: unknown, __: unknown, { user }: Context) => user,
    admin: (_: unknown, __: unknown, { user }: Context) => {
      if (user.role !== 'ADMIN') throw new Error('FORBIDDEN');
      return {};
    },
  },
  Admin: { clipCards: (_: unknown, { first }: { first: number }, { em }: Context) => clipCards(em, {}, first) },
  Customer: {
    clipCards: ({ id }: Customer, { first }: { first: number }, { em }: Context) =>
      clipCards(em, { customer: id }, first),
  },
};

async function clipCards(em: EntityManager, where: { customer?: string }, first: number) {
  const cards = await em.find(
    ClipCard,
    { ...where, deletedAt: null },
    { populate: ['department.customer', 'user'], orderBy: { id: 'desc' }, limit: first },
  );
  return { edges: cards.map((node) => ({ node })) };
}

async function contextOf(authorization: string | undefined): Promise<Context> {
  const signIn = orm.em.fork();
  signIn.setSessionContext({ role: 'portal_auth' });
  const { user } = await signIn.findOneOrFail(
    Session,
    { id: claimsOf(authorization).sid, endedAt: null, expiresAt: { $gt: new Date() } },
    { populate: ['user.customer'] },
  );
  if (user.deactivatedAt) throw new Error('UNAUTHENTICATED');
  const em = orm.em.fork();
  em.setSessionContext(
    user.role === 'ADMIN'
      ? { role: 'portal_admin', variables: { 'app.employee_roles': '*' } }
      : {
          role: 'portal_customer',
          variables: { 'app.customer_id': user.customer?.id ?? '', 'app.subjects': '*', 'app.departments': '*' },
        },
  );
  return { em, user };
}

const orm = await MikroORM.init({
  entities: [ClipCard, Customer, Department, Session, User],
  clientUrl: process.env.BENCH_APP_URL!,
  pool: { min: 0, max: 10 },
  ensureDatabase: false,
});
const server = new ApolloServer<Context>({ typeDefs, resolvers });
await startStandaloneServer(server, {
  listen: { port: Number(process.env.BENCH_PORT), host: '127.0.0.1' },
  context: ({ req }) => contextOf(req.headers.authorization),
});
