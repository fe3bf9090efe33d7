import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { Allowed, RoleNotice, usePermissions } from '../../app/shell/permissions.tsx';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useLazyForm } from '../../ui/form/useLazyForm.ts';
import { toast } from '../../ui/Toast.tsx';
import styles from './Company.module.css';
import { CompanyFields } from './CompanyFields.tsx';
import type { CompanyValues } from './companyResolver.ts';
import { companyValues } from './companyValues.ts';
import type { CompanyForm_customer$key } from '#relay/CompanyForm_customer.graphql';
import type { CompanyFormMutation } from '#relay/CompanyFormMutation.graphql';

const newest = graphql`
  query CompanyFormNewestQuery {
    viewer {
      customer {
        ...CompanyForm_customer
      }
    }
  }
`;

const subscription = graphql`
  subscription CompanyFormSubscription {
    companyChanged {
      ...CompanyForm_customer
      ...DefaultPaymentMethod_customer
      ...InvoicingChoice_customer
    }
  }
`;

const customerFragment = graphql`
  fragment CompanyForm_customer on Customer {
    version
    ...companyValues_customer
  }
`;

const mutation = graphql`
  mutation CompanyFormMutation($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      ...CompanyForm_customer
    }
  }
`;

/** The form with the company's data. It shows what others save, as long as the user has no unsaved input. */
export function CompanyForm({ customer }: { customer: CompanyForm_customer$key }) {
  const data = useFragment(customerFragment, customer);
  const values = companyValues(data);
  const form = useLazyForm<CompanyValues>(
    async () => (await import('./companyResolver.ts')).companyResolver(values),
    values,
  );
  const [update] = useAction<CompanyFormMutation>(mutation);
  const { formProps, stale } = useEdit<CompanyValues>(
    form,
    { version: data.version, values },
    async (input, basedOn, { takeSaved }) => {
      const sent = form.getValues();
      await update({ input: { ...input, version: basedOn } });
      takeSaved(sent);
      toast.success('Virksomhedsoplysninger opdateret');
    },
    'Kunne ikke opdatere virksomhedsoplysninger',
    { query: newest, variables: {}, failure: 'Kunne ikke hente virksomhedsoplysninger' },
  );
  useLiveUpdates(subscription);
  return (
    <Card>
      <Form form={form} {...formProps}>
        {stale}
        <RoleNotice to="canManageCompany">Kun en kontoadministrator kan ændre virksomhedens oplysninger.</RoleNotice>
        <fieldset className={styles.fields} disabled={!usePermissions().canManageCompany}>
          <CompanyFields form={form} storedVatNumber={values.vatNumber} />
        </fieldset>
        <Allowed to="canManageCompany">
          <div className={styles.actions}>
            <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
              Gem
            </Button>
          </div>
        </Allowed>
      </Form>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </Card>
  );
}
