import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { z } from 'zod';
import { replaceContactText } from '../../../domain/backOffice/consequences.ts';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { requiredText } from '../../../domain/basics/rules.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { ReplaceContactDialogMutation } from '#relay/ReplaceContactDialogMutation.graphql';
import type { ReplaceContactDialogQuery } from '#relay/ReplaceContactDialogQuery.graphql';

const replaceForm = z.object({ toId: requiredText('Vælg, hvem der tager over') });
type ReplaceValues = z.infer<typeof replaceForm>;

interface ReplaceContactDialogProps {
  member: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Chooses another point of contact for all companies of a team member, and shows which companies these are. */
export function ReplaceContactDialog(props: ReplaceContactDialogProps) {
  const [attempts, setAttempts] = useState(0);
  const reload = () => setAttempts((count) => count + 1);
  return (
    <DialogBoundary
      key={attempts}
      title={`Erstat ${props.member.name}`}
      failure="Kunne ikke hente virksomhederne"
      onRetry={reload}
      onClose={props.onClose}
    >
      <LoadedDialog {...props} attempts={attempts} />
    </DialogBoundary>
  );
}

const query = graphql`
  query ReplaceContactDialogQuery($id: ID!) {
    admin {
      companiesOfContact(contactId: $id, first: 100) {
        totalCount
        edges {
          node {
            id
            name
          }
        }
      }
      team {
        id
        name
      }
    }
  }
`;

const mutation = graphql`
  mutation ReplaceContactDialogMutation($fromId: ID!, $toId: ID!, $expectedCount: Int!) {
    replacePointOfContact(fromId: $fromId, toId: $toId, expectedCount: $expectedCount) {
      count
    }
  }
`;

function LoadedDialog({ member, onClose, attempts }: ReplaceContactDialogProps & { attempts: number }) {
  const [refreshes, setRefreshes] = useState(0);
  const {
    admin: { companiesOfContact, team },
  } = useLazyLoadQuery<ReplaceContactDialogQuery>(
    query,
    { id: member.id },
    { fetchKey: `${attempts} ${refreshes}`, fetchPolicy: 'store-and-network' },
  );
  const form = useAppForm<ReplaceValues>(replaceForm, { toId: '' });
  const toId = useWatch({ control: form.control, name: 'toId' });
  const [replace] = useAction<ReplaceContactDialogMutation>(mutation);
  const { totalCount } = companiesOfContact;
  const companies = nodesOf(companiesOfContact);
  const { submit, message } = useSubmit(
    form,
    async ({ toId: chosenId }: ReplaceValues) => {
      try {
        const { replacePointOfContact } = await replace({
          fromId: member.id,
          toId: chosenId,
          expectedCount: totalCount,
        });
        toast.success(`${countText(replacePointOfContact.count)} har fået en ny kontaktperson`);
        onClose();
      } catch (error) {
        // Companies may have come or gone since the list was loaded.
        setRefreshes((count) => count + 1);
        throw error;
      }
    },
    'Kunne ikke erstatte kontaktpersonen',
  );
  const others = team.filter(({ id }) => id !== member.id);
  const chosen = others.find(({ id }) => id === toId);
  return (
    <FormDialog
      title={`Erstat ${member.name} på alle virksomheder`}
      form={form}
      submitLabel={totalCount ? `Erstat på ${countText(totalCount)}` : 'Erstat'}
      isSubmitDisabled={!totalCount}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      {totalCount ? (
        <>
          <p>{member.name} er kontaktperson for:</p>
          <ul>
            {companies.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {totalCount > companies.length && <li>og {countText(totalCount - companies.length)} mere</li>}
          </ul>
          <Select label="Ny kontaktperson" {...form.field('toId')}>
            <option value="">Vælg</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {chosen && <Banner tone="blue">{replaceContactText(member.name, chosen.name, totalCount)}</Banner>}
        </>
      ) : (
        <p>{member.name} er ikke kontaktperson for nogen virksomhed.</p>
      )}
    </FormDialog>
  );
}

const countText = (count: number) => formatPlural(count, 'virksomhed', 'virksomheder');
