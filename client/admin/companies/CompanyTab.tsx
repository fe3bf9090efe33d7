import { Suspense, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import styles from './Companies.module.css';

interface CompanyTabProps {
  /** Title of the error that is shown when the tab cannot be loaded. */
  failure: string;
  children: ReactNode;
}

/** Gives a tab its own loading and error state, so that the page above the tab stays. */
export const CompanyTab = ({ failure, children }: CompanyTabProps) => (
  <ScreenBoundary title={failure}>
    <Suspense fallback={<TabSkeleton />}>{children}</Suspense>
  </ScreenBoundary>
);

interface CompanyOperation extends OperationType {
  readonly response: { readonly admin: { readonly customer: object | null | undefined } };
}

interface LoadedTabProps<Query extends CompanyOperation> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  /** Not called for a company that does not exist, which the screen around the tab says. */
  children: (customer: NonNullable<Query['response']['admin']['customer']>, data: Query['response']) => ReactNode;
}

/** A tab that shows what one query has loaded about the company. */
export const LoadedCompanyTab = <Query extends CompanyOperation>({
  failure,
  ...tab
}: LoadedTabProps<Query> & { failure: string }) => (
  <CompanyTab failure={failure}>
    <LoadedTab {...tab} />
  </CompanyTab>
);

function LoadedTab<Query extends CompanyOperation>({ query, queryRef, children }: LoadedTabProps<Query>) {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const {
    admin: { customer },
  } = data;
  return customer ? children(customer, data) : null;
}

const TabSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="Indlæser …">
    <Skeleton width={200} height={28} />
    <Skeleton height={280} />
  </div>
);
