import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CompanyRole, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { roleTexts } from '../../../domain/identity/rightsTexts.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { useActionWithToast } from '../../parts/edits/useActionWithToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { Options } from '../../ui/options.tsx';
import { Select } from '../../ui/TextField.tsx';
import { RolesDialog } from './userDialogs.ts';
import styles from './Users.module.css';
import type { NewUserRole_customer$key } from '#relay/NewUserRole_customer.graphql';
import type { NewUserRoleMutation } from '#relay/NewUserRoleMutation.graphql';

const customerFragment = graphql`
  fragment NewUserRole_customer on Customer {
    newUserRole
  }
`;

const mutation = graphql`
  mutation NewUserRoleMutation($companyRole: CompanyRole!) {
    setNewUserRole(companyRole: $companyRole) {
      ...NewUserRole_customer
    }
  }
`;

/** Explains the roles, and lets an administrator choose the role of new users. The choice is saved at once. */
export function NewUserRole({ customer }: { customer: NewUserRole_customer$key }) {
  const { newUserRole } = useFragment(customerFragment, customer);
  const { canManagePeople } = usePermissions();
  const [pending, setPending] = useState<CompanyRole>();
  const [isExplaining, setExplaining] = useState(false);
  const [save] = useActionWithToast<NewUserRoleMutation>(mutation, {
    done: 'Rollen for nye brugere er gemt',
    failure: 'Kunne ikke gemme rollen',
  });
  const choose = async (companyRole: CompanyRole) => {
    // The field is not disabled meanwhile, because it would lose the focus.
    if (pending) return;
    setPending(companyRole);
    await save({ companyRole });
    setPending(undefined);
  };
  return (
    <Card flush>
      <CardHead
        title="Roller"
        text="Virksomheden har altid mindst én kontoadministrator."
        action={
          <Button size="small" onPress={() => setExplaining(true)}>
            Hvad må rollerne?
          </Button>
        }
      />
      <List>
        {valuesOf(CompanyRole).map((role) => (
          <ListItem key={role} title={CompanyRole[role].label} text={roleTexts[role]} />
        ))}
      </List>
      {canManagePeople && (
        <div className={styles.newRole}>
          <Select
            label="Nye brugere bliver"
            hint={
              newUserRole === 'ADMINISTRATOR'
                ? 'Kan vælges for hver enkelt. Når du inviterer, foreslår vi Medlem.'
                : 'Kan vælges for hver enkelt, når du inviterer eller opretter.'
            }
            value={pending ?? newUserRole}
            onChange={({ target }) => void choose(target.value as CompanyRole)}
          >
            <Options words={CompanyRole} />
          </Select>
        </div>
      )}
      {isExplaining && <RolesDialog onClose={() => setExplaining(false)} />}
    </Card>
  );
}
