import { graphql } from 'react-relay';
import { newFolderForm } from '../../../domain/work/validation/taskSettings.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Configuration.module.css';
import type { NewFolderMutation, NewFolderMutation$data } from '#relay/NewFolderMutation.graphql';

interface NewFolderProps {
  spaceId: string;
  companyName: string;
  onCreated: (folder: NewFolderMutation$data['createClickUpFolder']) => void;
  onCancel: () => void;
}

const mutation = graphql`
  mutation NewFolderMutation($spaceId: ID!, $name: String!) {
    createClickUpFolder(spaceId: $spaceId, name: $name) {
      id
      name
      taskCount
    }
  }
`;

export function NewFolder({ spaceId, companyName, onCreated, onCancel }: NewFolderProps) {
  const form = useAppForm(newFolderForm, { spaceId, name: companyName });
  const [create] = useAction<NewFolderMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: { spaceId: string; name: string }) => {
      const { createClickUpFolder } = await create(input);
      onCreated(createClickUpFolder);
    },
    'Kunne ikke oprette mappe',
  );
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <TextField label="Mappens navn" autoComplete="off" {...form.field('name')} />
      <div className={styles.newFolderActions}>
        <Button size="small" type="submit" isPending={form.formState.isSubmitting}>
          Opret mappe
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel} isDisabled={form.formState.isSubmitting}>
          Fortryd
        </Button>
      </div>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </Form>
  );
}
