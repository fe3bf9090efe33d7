import { graphql, useFragment } from 'react-relay';
import { CompanyRole, Subject } from '../../../domain/basics/vocabulary.ts';
import { subjectTexts } from '../../../domain/identity/rightsTexts.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { RequestRightsButton } from '../../app/shell/rights/RequestRightsButton.tsx';
import { useRightsRequests } from '../../app/shell/rights/useRightsRequests.ts';
import { ALL_SUBJECTS, readSubjects } from '../../parts/rights/access.ts';
import { RightsInWords } from '../../parts/rights/RightsInWords.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import styles from './Profile.module.css';
import type { OwnRights_customer$key } from '#relay/OwnRights_customer.graphql';
import type { OwnRights_user$key } from '#relay/OwnRights_user.graphql';
import type { useRightsRequests_customer$key } from '#relay/useRightsRequests_customer.graphql';

const userFragment = graphql`
  fragment OwnRights_user on User {
    companyRole
    subjects
    departmentIds
  }
`;

const customerFragment = graphql`
  fragment OwnRights_customer on Customer {
    departments(first: 20) {
      edges {
        node {
          id
          name
        }
      }
    }
    ...useRightsRequests_customer
  }
`;

interface OwnRightsProps {
  user: OwnRights_user$key;
  customer: OwnRights_customer$key;
}

/** The rights of the viewer, and the subjects that they may ask for. The names of hidden departments are not shown. */
export function OwnRights({ user, customer: customerKey }: OwnRightsProps) {
  const { companyRole, subjects, departmentIds } = useFragment(userFragment, user);
  const customer = useFragment(customerFragment, customerKey);
  const role = companyRole as CompanyRole;
  const seen = readSubjects(subjects);
  const hidden = ALL_SUBJECTS.filter((subject) => !seen.includes(subject));
  return (
    <Card flush>
      <CardHead title="Dine rettigheder" text={CompanyRole[role].label} />
      <div className={styles.rights}>
        <RightsInWords
          companyRole={role}
          subjects={seen}
          departmentIds={departmentIds ?? null}
          departments={nodesOf(customer.departments)}
        />
      </div>
      {(hidden.length > 0 || departmentIds) && (
        <HiddenRights customer={customer} hidden={hidden} isWholeCompany={!departmentIds} />
      )}
    </Card>
  );
}

interface HiddenRightsProps {
  customer: useRightsRequests_customer$key;
  hidden: readonly Subject[];
  isWholeCompany: boolean;
}

/** The subjects that the viewer does not see, each with a request, and whom to ask for departments. */
function HiddenRights({ customer, hidden, isWholeCompany }: HiddenRightsProps) {
  const { asked, administrators, connection } = useRightsRequests(customer);
  const note = [
    !isWholeCompany && 'Mangler du en afdeling, så spørg en kontoadministrator.',
    administrators && `Kontoadministrator: ${administrators}`,
  ].filter(Boolean);
  return (
    <>
      <List>
        {hidden.map((subject) => (
          <ListItem
            key={subject}
            title={Subject[subject].label}
            text={subjectTexts[subject]}
            end={
              asked.has(subject) ? (
                <Badge tone="blue">Anmodning sendt</Badge>
              ) : (
                <RequestRightsButton
                  subject={subject}
                  label={`Anmod om adgang: ${Subject[subject].label}`}
                  connection={connection}
                />
              )
            }
          />
        ))}
      </List>
      {note.length > 0 && <p className={styles.rightsNote}>{note.join(' ')}</p>}
    </>
  );
}
