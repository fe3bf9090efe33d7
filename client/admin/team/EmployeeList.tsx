import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { Avatar, Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { EmployeeRolesDialog } from './EmployeeRolesDialog.tsx';
import { rightsLabels } from './rightsLabels.ts';
import styles from './Team.module.css';
import type { EmployeeList_employee$data, EmployeeList_employee$key } from '#relay/EmployeeList_employee.graphql';
import type { EmployeeList_query$key } from '#relay/EmployeeList_query.graphql';

const queryFragment = graphql`
  fragment EmployeeList_query on Query {
    admin {
      employees {
        id
        ...EmployeeList_employee
      }
    }
  }
`;

const employeeFragment = graphql`
  fragment EmployeeList_employee on User @inline {
    id
    name
    email
    role
    employeeRoles
    isViewer
    customer {
      id
    }
  }
`;

/** The people who work in the back office, and what each of them sees and does there. */
export function EmployeeList({ query }: { query: EmployeeList_query$key }) {
  const { employees } = useFragment(queryFragment, query).admin;
  const [edited, setEdited] = useState<EmployeeList_employee$data>();
  // Somebody who has become an ordinary user stays in the answer until the next one.
  const rows = employees.map(readEmployee).filter(({ role }) => role !== 'USER');
  const adminCount = rows.filter(({ role }) => role === 'ADMIN').length;
  return (
    <Card flush>
      <CardHead
        title="Medarbejdere og arbejdsområder"
        text="Dem, der arbejder i back office. En ny medarbejder får sin rolle under virksomhedens brugere."
      />
      <List>
        {rows.map((employee) => (
          <ListItem
            key={employee.id}
            icon={<Avatar name={employee.name} />}
            title={employee.isViewer ? `${employee.name} (dig)` : employee.name}
            text={
              <>
                {employee.email}
                <span className={styles.roles}>
                  {rightsLabels(employee).map((label) => (
                    <Badge key={label} tone={employee.role === 'ADMIN' ? 'blue' : 'grey'}>
                      {label}
                    </Badge>
                  ))}
                </span>
                {employee.role === 'ADMIN' && adminCount === 1 && (
                  <span className={styles.note}>Eneste administrator. Giv først en anden rollen.</span>
                )}
              </>
            }
            end={
              !employee.isViewer && (
                <Button
                  size="small"
                  aria-label={`Rediger rollen for ${employee.name}`}
                  onPress={() => setEdited(employee)}
                >
                  <Pencil aria-hidden /> Rediger
                </Button>
              )
            }
          />
        ))}
      </List>
      {edited && <EmployeeRolesDialog employee={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

const readEmployee = (employee: EmployeeList_employee$key) => readInlineData(employeeFragment, employee);
