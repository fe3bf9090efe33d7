import { useState } from 'react';
import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../domain/basics/money.ts';
import { labelOf, NO_PAYMENT_METHOD, PaymentMethod } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardFoot, CardHead, List, ListItem } from '../../ui/Card.tsx';
import type { DepartmentBalances_department$key } from '#relay/DepartmentBalances_department.graphql';
import type { DepartmentBalances_query$key } from '#relay/DepartmentBalances_query.graphql';
import type { DepartmentBalancesPageQuery } from '#relay/DepartmentBalancesPageQuery.graphql';

const queryFragment = graphql`
  fragment DepartmentBalances_query on Query
  @refetchable(queryName: "DepartmentBalancesPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        departments(first: $count, after: $cursor) @connection(key: "DepartmentBalances_departments") {
          totalCount
          edges {
            node {
              ...DepartmentBalances_department
            }
          }
        }
      }
    }
  }
`;

/** More departments than this are folded, so that the overview stays short. */
const SHOWN_COUNT = 3;

/** The amount that each department owes, including VAT. */
export function DepartmentBalances({ query }: { query: DepartmentBalances_query$key }) {
  const { data, ...pages } = usePaginationFragment<DepartmentBalancesPageQuery, DepartmentBalances_query$key>(
    queryFragment,
    query,
  );
  const connection = data.admin.customer!.departments;
  const [isUnfolded, setUnfolded] = useState(false);
  const departments = nodesOf(connection).map(readDepartment);
  const isFolded = !isUnfolded && departments.length > SHOWN_COUNT;
  if (!departments.length) return null;
  return (
    <Card flush>
      <CardHead title="Saldo pr. afdeling" />
      <List>
        {(isFolded ? departments.slice(0, SHOWN_COUNT) : departments).map(({ id, name, paymentMethod, balance }) => (
          <ListItem
            key={id}
            title={name}
            text={
              paymentMethod
                ? labelOf(PaymentMethod, paymentMethod)
                : `Betalingsmetode: ${NO_PAYMENT_METHOD.toLocaleLowerCase('da')}`
            }
            end={<span className="num">{formatExact(balance)}</span>}
            shortEnd
          />
        ))}
      </List>
      {isFolded ? (
        <CardFoot>
          <Button size="small" onPress={() => setUnfolded(true)}>
            Vis alle {formatPlural(connection.totalCount, 'afdeling', 'afdelinger')}
          </Button>
        </CardFoot>
      ) : (
        <MoreInCard
          shown={departments.length}
          total={connection.totalCount}
          pages={pages}
          size={100}
          failure="Kunne ikke hente afdelinger"
        />
      )}
    </Card>
  );
}

/** The first page of the list, for the subscriptions and the mutation that change balances. */
graphql`
  fragment DepartmentBalances_customer on Customer {
    departments(first: 100) @connection(key: "DepartmentBalances_departments") {
      totalCount
      edges {
        node {
          ...DepartmentBalances_department
        }
      }
    }
  }
`;

const departmentFragment = graphql`
  fragment DepartmentBalances_department on Department @inline {
    id
    name
    paymentMethod
    balance
  }
`;

/** Reads the fields of a department that every operation of this list fetches. */
const readDepartment = (department: DepartmentBalances_department$key) =>
  readInlineData(departmentFragment, department);
