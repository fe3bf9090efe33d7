import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useFetchedPages, type FetchedPage } from '../app/relay/useFetchedPages.ts';
import type { Choice } from '../ui/choices.ts';

/** Loads a page of the list, after a cursor. */
interface PageQuery<Customer> extends OperationType {
  readonly variables: { readonly id: string; readonly after: string | null | undefined };
  readonly response: { readonly admin: { readonly customer: Customer | null | undefined } };
}

interface CompanyChoicesOptions<Customer, Item> {
  query: GraphQLTaggedNode;
  /** Reads the company's id and the page of the list, both of the company and of the query's answer. */
  read: (customer: Customer) => { id: string; page: FetchedPage<Item> };
  toChoice: (item: Item) => Choice;
  /** The message for errors without one for the user. */
  fallback: string;
}

/** A list of a company as choices of a select: the first hundred, and `more` to load the next pages. */
export function useCompanyChoices<Customer, Item extends { readonly id: string }>(
  customer: Customer,
  { query, read, toChoice, fallback }: CompanyChoicesOptions<Customer, Item>,
) {
  const { id, page } = read(customer);
  const { items, more } = useFetchedPages<PageQuery<Customer>, Item>(page, {
    query,
    variables: (after) => ({ id, after }),
    pageIn: ({ admin }) => (admin.customer ? read(admin.customer).page : undefined),
    fallback,
  });
  return { choices: items.map(toChoice), more };
}
