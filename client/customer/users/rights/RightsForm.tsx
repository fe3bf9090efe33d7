import { use, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../app/relay/useAction.ts';
import { useLiveUpdates } from '../../../app/relay/useLiveUpdates.ts';
import { IsImpersonatedContext } from '../../../app/shell/impersonation/ImpersonationLimit.tsx';
import { RoleNotice, usePermissions } from '../../../app/shell/permissions.tsx';
import { useEdit } from '../../../parts/edits/useEdit.tsx';
import { useScopeDepartments } from '../../../parts/rights/useScopeDepartments.ts';
import { Avatar } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { facts } from '../../../ui/facts.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { useAppForm } from '../../../ui/form/useAppForm.ts';
import { Page } from '../../../ui/Page.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { roleText } from '../roleText.ts';
import { PreviewButton } from './PreviewButton.tsx';
import styles from './Rights.module.css';
import { RightsFields } from './RightsFields.tsx';
import { isAdjusted, rightsForm, rightsInput, rightsValues, type RightsValues } from './rightsForm.ts';
import type { RightsForm_customer$key } from '#relay/RightsForm_customer.graphql';
import type { RightsForm_user$key } from '#relay/RightsForm_user.graphql';
import type { RightsFormMutation } from '#relay/RightsFormMutation.graphql';

const userFragment = graphql`
  fragment RightsForm_user on User {
    id
    version
    name
    email
    role
    companyRole
    subjects
    departmentIds
    isViewer
  }
`;

const customerFragment = graphql`
  fragment RightsForm_customer on Customer {
    ...useScopeDepartments_customer
  }
`;

const newest = graphql`
  query RightsFormNewestQuery($id: ID!) {
    node(id: $id) {
      ... on User {
        ...RightsForm_user @alias(as: "user")
      }
    }
  }
`;

const subscription = graphql`
  subscription RightsFormSubscription {
    userChanged {
      edge {
        node {
          id
          ...RightsForm_user
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation RightsFormMutation($input: SetUserRightsInput!) {
    setUserRights(input: $input) {
      edge {
        node {
          ...RightsForm_user
        }
      }
    }
  }
`;

interface RightsFormProps {
  user: RightsForm_user$key;
  customer: RightsForm_customer$key;
}

/** The page of one user's rights. It shows what others save, as long as nothing of its own is unsaved. */
export function RightsForm({ user, customer }: RightsFormProps) {
  const { id, version, name, email, role, isViewer, ...stored } = useFragment(userFragment, user);
  const scope = useScopeDepartments(useFragment(customerFragment, customer));
  const formId = useId();
  const values = rightsValues(stored);
  const form = useAppForm<RightsValues>(rightsForm, values);
  const [save] = useAction<RightsFormMutation>(mutation);
  useLiveUpdates(subscription);
  const { formProps, stale } = useEdit<RightsValues>(
    form,
    { version, values },
    async (input, basedOn, { takeSaved }) => {
      const sent = form.getValues();
      await save({ input: { userId: id, version: basedOn, ...rightsInput(input) } });
      takeSaved(sent);
      toast.success('Rettighederne er gemt');
    },
    'Kunne ikke gemme rettighederne',
    { query: newest, variables: { id }, failure: 'Kunne ikke hente rettighederne' },
  );
  const isEmployee = role !== 'USER';
  const { canManagePeople } = usePermissions();
  // An impersonation is of one user, and has no preview.
  const hasPreview = !use(IsImpersonatedContext) && !isViewer;
  const canEdit = canManagePeople && !isEmployee;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Page
      title={`Rettigheder, ${name}`}
      heading={
        <span className={styles.person}>
          <Avatar name={name} size="large" /> <span>{name}</span>
        </span>
      }
      text={`${email} · ${roleText({ role, ...stored })}${canEdit && isAdjusted(stored) ? ', tilpasset' : ''}`}
      back={{ to: '/users', label: 'Brugere' }}
      actions={
        canEdit && (
          <>
            {hasPreview && <PreviewButton userId={id} isDirty={isDirty} />}
            <Button type="submit" form={formId} variant="primary" isPending={isSubmitting} isDisabled={!isDirty}>
              Gem ændringer
            </Button>
          </>
        )
      }
    >
      <Form form={form} id={formId} {...formProps}>
        {stale}
        <RoleNotice to="canManagePeople">Kun en kontoadministrator kan se og ændre andres rettigheder.</RoleNotice>
        {canEdit && isViewer && (
          <Banner tone="blue">
            Vælger du en anden rolle til dig selv, kan kun en anden kontoadministrator ændre den tilbage.
          </Banner>
        )}
        {canManagePeople && isEmployee && (
          <Banner tone="blue">{facts().legal.companyName} bestemmer rettighederne for sine egne medarbejdere.</Banner>
        )}
        {canEdit && <RightsFields form={form} scope={scope} name={name} />}
      </Form>
      <LeaveGuard isDirty={isDirty}>Rettighederne er ikke gemt.</LeaveGuard>
    </Page>
  );
}
