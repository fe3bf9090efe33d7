import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import type { CommentRuleKind } from '../../../domain/work/taskComments.ts';
import { taskCommentRuleForm } from '../../../domain/work/validation/taskSettings.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { CommentRuleForm_rule$key } from '#relay/CommentRuleForm_rule.graphql';
import type { CommentRuleFormMutation } from '#relay/CommentRuleFormMutation.graphql';

interface CommentRuleFormProps {
  rule: CommentRuleForm_rule$key;
  members: readonly { readonly id: string; readonly name: string }[];
}

interface RuleValues {
  kind: CommentRuleKind;
  prefix: string;
  member: string;
}

const ruleFragment = graphql`
  fragment CommentRuleForm_rule on TaskCommentRuleType {
    kind
    marker
    markerName
    since
    setBy
  }
`;

const mutation = graphql`
  mutation CommentRuleFormMutation($kind: TaskCommentRuleKind!, $marker: String) {
    changeTaskCommentRule(kind: $kind, marker: $marker) {
      ...CommentRuleForm_rule
    }
  }
`;

export function CommentRuleForm({ rule: key, members }: CommentRuleFormProps) {
  const rule = useFragment(ruleFragment, key);
  const { kind, marker, markerName, since, setBy } = rule;
  const values: RuleValues = {
    kind: kind as CommentRuleKind,
    prefix: kind === 'PREFIX' ? marker : '',
    member: kind === 'MENTION' ? marker : '',
  };
  const form = useAppForm<RuleValues>(taskCommentRuleForm, values);
  const chosen = form.watch('kind');
  const [change] = useAction<CommentRuleFormMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (typed: RuleValues) => {
      await change({ kind: typed.kind, marker: typed.kind === 'MENTION' ? typed.member : typed.prefix });
      form.reset(typed);
      toast.success('Reglen gælder for kommentarer, der bliver skrevet fra nu af');
    },
    'Reglen kunne ikke gemmes',
  );
  return (
    <Form form={form} onSubmit={submit} message={message}>
      <Select label="Kunden ser en kommentar, når" {...form.field('kind')}>
        <option value="NONE">Aldrig</option>
        <option value="PREFIX">den begynder med en bestemt tekst</option>
        <option value="MENTION">den begynder med at nævne en bestemt bruger</option>
      </Select>
      {chosen === 'PREFIX' && (
        <TextField
          label="Teksten"
          hint="Skriv fx @kunde eller Til kunden: – store og små bogstaver skal passe. Kunden ser ikke teksten selv."
          {...form.field('prefix')}
        />
      )}
      {chosen === 'MENTION' && (
        <Select label="Bruger i ClickUp" {...form.field('member')}>
          <option value="">Vælg en bruger</option>
          {withKept(members, { id: kind === 'MENTION' ? marker : '', name: markerName ?? '' }).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <p>
        Reglen gælder kun for kommentarer, der bliver skrevet fra nu af. Ældre kommentarer bliver hverken vist eller
        skjult.
        {since && setBy && ` Den nuværende regel er sat ${formatDateTime(since)} af ${setBy}.`}
      </p>
      <div>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          Gem reglen
        </Button>
      </div>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </Form>
  );
}

/** The members, also the chosen one when it has left the workspace. */
const withKept = (members: CommentRuleFormProps['members'], kept: { id: string; name: string }) =>
  !kept.id || members.some(({ id }) => id === kept.id) ? members : [...members, kept];
