import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { EmployeeRole, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, EmptyState } from '../../../ui/Card.tsx';
import { Page } from '../../../ui/Page.tsx';
import { areaText, type Area } from './area.ts';
import { whomToAsk } from './whomToAsk.ts';
import type { OutsideAreaQuery, OutsideAreaQuery$data } from '#relay/OutsideAreaQuery.graphql';

const query = graphql`
  query OutsideAreaQuery {
    viewer {
      employeeRoles
    }
    admin {
      employees {
        id
        name
        role
      }
    }
  }
`;

interface OutsideAreaProps {
  area: Area;
  isPart?: boolean | undefined;
}

/** Shown to an employee in place of a screen of another area: to whom the screen belongs, and whom to ask. */
export function OutsideArea({ area, isPart }: OutsideAreaProps) {
  const data = useViewerAndAdmins();
  const roles = (data?.viewer.employeeRoles ?? []).map((role) => labelOf(EmployeeRole, role));
  const admins = (data?.admin.employees ?? []).filter(({ role }) => role === 'ADMIN').map(({ name }) => name);
  const refusal = (
    <Card flush>
      <EmptyState
        icon={<LockKeyhole />}
        title={areaText(area)}
        text={whomToAsk(roles, admins)}
        action={!isPart && <ButtonLink to="/admin/inbox">Til indbakken</ButtonLink>}
      />
    </Card>
  );
  return isPart ? refusal : <Page title="Du har ikke adgang til denne side">{refusal}</Page>;
}

/** Returns the viewer's roles and the employees. Undefined until they are loaded, and when that fails. */
function useViewerAndAdmins(): OutsideAreaQuery$data | undefined {
  const environment = useRelayEnvironment();
  const [data, setData] = useState<OutsideAreaQuery$data>();
  useEffect(() => {
    const request = fetchQuery<OutsideAreaQuery>(environment, query, {}).subscribe({
      next: setData,
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment]);
  return data;
}
