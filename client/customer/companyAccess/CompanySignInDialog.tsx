import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { z } from 'zod';
import { JoinPolicy, type CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { companySignInForm } from '../../../domain/identity/validation/companyAccess.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Skeleton } from '../../ui/Meters.tsx';
import { Options } from '../../ui/options.tsx';
import { Select } from '../../ui/TextField.tsx';
import { RoleField } from '../users/RoleField.tsx';
import type { CompanySignInDialogMutation } from '#relay/CompanySignInDialogMutation.graphql';
import type { CompanySignInDialogQuery } from '#relay/CompanySignInDialogQuery.graphql';

interface CompanySignInDialogProps {
  /** The rule in use; null or undefined when there is none. */
  current: { isRequired: boolean; joinPolicy: string; joinRole: string } | null | undefined;
  onClose: () => void;
}

const TITLE = 'Log ind gennem virksomheden';

export const CompanySignInDialog = (props: CompanySignInDialogProps) => (
  <Suspense
    fallback={
      <Dialog title={TITLE} isOpen onClose={props.onClose}>
        <Skeleton height={200} />
      </Dialog>
    }
  >
    <LoadedDialog {...props} />
  </Suspense>
);

const query = graphql`
  query CompanySignInDialogQuery {
    security {
      identities {
        id
        providerName
        email
      }
    }
  }
`;

function LoadedDialog({ current, onClose }: CompanySignInDialogProps) {
  const { security } = useLazyLoadQuery<CompanySignInDialogQuery>(query, {}, { fetchPolicy: 'network-only' });
  const identities = security?.identities ?? [];
  if (!identities.length)
    return (
      <Dialog title={TITLE} isOpen onClose={onClose}>
        <Banner tone="amber">
          Forbind først din egen konto under Loginmetoder. Den viser, hvilken organisation der er jeres.
        </Banner>
      </Dialog>
    );
  return <RuleForm identities={identities} current={current} onClose={onClose} />;
}

const form = companySignInForm.extend({ identityId: z.string().min(1, 'Vælg din konto') });

type Values = z.output<typeof form>;

interface RuleFormProps extends CompanySignInDialogProps {
  identities: readonly { id: string; providerName: string; email: string | null | undefined }[];
}

const mutation = graphql`
  mutation CompanySignInDialogMutation($input: SetCompanySignInInput!) {
    setCompanySignIn(input: $input) {
      ...CompanyDomains_company
    }
  }
`;

function RuleForm({ identities, current, onClose }: RuleFormProps) {
  const appForm = useAppForm<Values>(form, {
    identityId: identities[0]!.id,
    isRequired: current?.isRequired ?? false,
    joinPolicy: (current?.joinPolicy ?? 'REQUEST') as JoinPolicy,
    joinRole: (current?.joinRole ?? 'MEMBER') as CompanyRole,
  });
  const [save] = useAction<CompanySignInDialogMutation>(mutation);
  return (
    <SendDialog
      title={TITLE}
      form={appForm}
      submitLabel="Gem"
      send={(input) => save({ input })}
      done="Log ind gennem virksomheden er gemt"
      failure="Kunne ikke gemme"
      onClose={onClose}
    >
      <Select
        label="Din konto"
        hint="Den organisation, din konto hører til, bliver den, I stoler på."
        {...appForm.field('identityId')}
      >
        {identities.map(({ id, providerName, email }) => (
          <option key={id} value={id}>
            {providerName}
            {email && ` · ${email}`}
          </option>
        ))}
      </Select>
      <Select label="Nye kolleger" {...appForm.field('joinPolicy')}>
        <Options words={JoinPolicy} />
      </Select>
      {appForm.watch('joinPolicy') !== 'NONE' && (
        <RoleField label="De bliver" chosen={appForm.watch('joinRole')} {...appForm.field('joinRole')} />
      )}
      <Checkbox {...appForm.field('isRequired')}>
        Kræv det af alle med en adresse på jeres domæner. Deres adgangskoder og adgangsnøgler virker ikke længere, og de
        bliver logget ud.
      </Checkbox>
    </SendDialog>
  );
}
