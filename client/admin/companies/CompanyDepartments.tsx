import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { AddDepartmentDialog } from './AddDepartmentDialog.tsx';
import styles from './Companies.module.css';
import { CompanyDepartment } from './CompanyDepartment.tsx';
import { useCompanyDepartmentChanges } from './useCompanyDepartmentChanges.ts';
import type { CompanyDepartments_query$key } from '#relay/CompanyDepartments_query.graphql';
import type { CompanyDepartmentsPageQuery } from '#relay/CompanyDepartmentsPageQuery.graphql';

const queryFragment = graphql`
  fragment CompanyDepartments_query on Query
  @refetchable(queryName: "CompanyDepartmentsPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        departments(first: $count, after: $cursor) @connection(key: "CompanyDepartments_departments") {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...CompanyDepartment_department
            }
          }
        }
      }
    }
  }
`;

/** A company's departments by name, each with its installations. */
export function CompanyDepartments({ query, customerId }: { query: CompanyDepartments_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<CompanyDepartmentsPageQuery, CompanyDepartments_query$key>(
    queryFragment,
    query,
  );
  const { departments: list } = data.admin.customer!;
  const { __id: connection, totalCount } = list;
  useCompanyDepartmentChanges(customerId, connection);
  const departments = nodesOf(list).toSorted((a, b) => a.name.localeCompare(b.name, 'da'));
  const [isAdding, setAdding] = useState(false);
  const addButton = (
    <WithinArea area="sell">
      <Button onPress={() => setAdding(true)}>
        <Plus aria-hidden /> Tilføj afdeling
      </Button>
    </WithinArea>
  );
  return (
    <div className={styles.column}>
      {departments.length ? (
        <>
          <div className={styles.departmentsHead}>
            <h2>Afdelinger</h2>
            {addButton}
          </div>
          <div className={styles.departments}>
            {departments.map((department) => (
              <CompanyDepartment key={department.id} department={department} />
            ))}
          </div>
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<FolderTree />}
            title="Ingen afdelinger endnu"
            text="Kunden kan selv oprette sine afdelinger og installationer, eller du kan gøre det her."
            action={addButton}
          />
        </Card>
      )}
      <MoreCards shown={departments.length} total={totalCount} pages={pages} failure="Kunne ikke hente afdelinger" />
      {isAdding && (
        <AddDepartmentDialog customerId={customerId} connection={connection} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
