import type { Topic } from '../platform/db/events.ts';
import type { Services } from '../platform/services.ts';
import type { Company } from './companyWithEverything.ts';
import type { TestApp } from './createTestApp.ts';
import type { TestRows } from './TestRows.ts';
import type { Person, World } from './World.ts';

/** A room's part of the test data, exported as `fixture` by `<room>/testing/<room>.fixture.ts`. */
export interface Fixture {
  /** The room's factories. A `declare module` in the same file adds their types to World. */
  factories?: (rows: TestRows, context: FactoryContext) => object;
  /** The room's tables with nothing about users. All others are sources of personal data. */
  tablesWithoutPeople?: string[];
  /**
   * Creates the room's part of the company with everything: a row of each entity and node type, by the name of the
   * type. Each function returns the id of its row if the type is a node type, and sets the ids that mutations take as
   * arguments other than `id`.
   */
  examples?: Record<string, (company: Company) => Promise<string | void>>;
  /** Every mutation of the room. */
  mutations?: Record<string, MutationCase>;
  /**
   * Valid values, or functions that create them, by the names of the room's fields and arguments that take no plain
   * text or must be unlike others. Null leaves out an optional field.
   */
  values?: Record<string, unknown>;
  /**
   * Every REST call of the room, such as `PUT /api/departments/{Department}` with the id of that example in its path.
   */
  rest?: Record<string, RestCase>;
  /**
   * The room's live topics, and the type of the example that an event of the topic is about; with `hasNoCompany` if its
   * events name no company, and only the object's own readers follow them.
   */
  topics?: Partial<Record<Topic, string | { type: string; hasNoCompany: true }>>;
  /** The room's types whose objects every company may see, and the subscriptions to them. */
  shared?: { types: string[]; subscriptions: string[] };
}

export interface FactoryContext extends Pick<Services, 'tokens' | 'secrets'> {
  /** The factories of all rooms. */
  world: World;
}

interface Case {
  /** Changes the company so that the operation can succeed. */
  prepare?: (company: Company) => Promise<unknown>;
  /** Set if every company may run the operation with the same ids. */
  isShared?: true;
  /** Why no company can run the operation by its ids alone. */
  skip?: 'has no company' | 'is finished at a provider';
}

/**
 * Who may call a mutation, as it is promised to customers and partners. Written out by hand and never derived from
 * `@Access`, so that the simulation notices a mistake in the portal's own rules.
 */
export type Callers =
  /** Anybody, also without an account. */
  | 'anybody'
  /** The reseller's admins alone. */
  | 'admin'
  /** Every employee of the reseller. */
  | 'employee'
  /** Admins and employees of support. */
  | 'support'
  /** Admins and employees who sell. */
  | 'sales'
  /** Admins, and employees of support or sales. */
  | 'supportOrSales'
  /** Admins and employees who keep the books. */
  | 'bookkeeping'
  /** Admins and employees who run events. */
  | 'events'
  /** Every person with an account. */
  | 'person'
  /** Every person, but no admin in their place. */
  | 'personNotImpersonated'
  /** The administrators of a company. */
  | 'administrator'
  /** The administrators of a company, but no admin in their place. */
  | 'administratorNotImpersonated'
  /** The people of a company in every role but that of readers, and its programs that may write. */
  | 'everyRole'
  /** The people of a company who buy or keep its books, and its programs that may write. */
  | 'payers'
  /** The buyers and administrators of a company, and its programs that may write. */
  | 'buyers'
  /** The buyers and administrators of a company, but neither a program nor an admin in their place. */
  | 'buyersNotImpersonated'
  /** The programs of a company that may write, but no person. */
  | 'program'
  /** The administrators of a company and its programs that may write. */
  | 'company'
  /** The administrators of a company and its programs that may write, but no admin in their place. */
  | 'companyNotImpersonated';

/** How the tests of isolation and of repeated requests run a mutation on the company with everything. */
export interface MutationCase extends Case {
  callers: Callers;
  /** The type of the example whose id is the argument `id`. */
  id?: string;
  /** Set if fields may be left out: the case of the edit, or that the schema describes another rule for it. */
  edit?: EditCase | 'has another rule';
}

/** How the test of edits calls a mutation that keeps the fields that are left out. */
export interface EditCase {
  table: string;
  /** Returns the id of a row to edit. */
  row: (company: EditedCompany) => string | Promise<string>;
  /** Values of columns that the row has before the edit. */
  stored?: Record<string, string>;
  /** Name of the id's argument, if it is not `id`. */
  idName?: string;
  /** The arguments of a call that leaves out all fields. */
  required?: Record<string, unknown>;
  /** The field that null empties, and its column. */
  emptied?: readonly [field: string, column: string];
  /** A field that may be left out, but not be null. */
  refused: string;
}

/** The company whose rows are edited, by an admin who is one of its people. */
export interface EditedCompany {
  app: TestApp;
  customerId: string;
  admin: Person;
  departmentId: string;
  installationId: string;
}

/** How the tests of the REST API and of isolation make a call on the company with everything. */
export interface RestCase extends Case {
  /** The callers who may make the call. */
  access: 'public' | 'user' | 'admin';
  /** Paths of the properties, separated by spaces, that the answer, or the first row of a list, must have. */
  answer: string;
  body?: Body | ((company: Company) => Body | Promise<Body>);
  /** Set if a user without a company may make the call as well. */
  needsNoCompany?: true;
}

type Body = Record<string, unknown>;
