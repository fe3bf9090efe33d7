import { graphql, useFragment } from 'react-relay';
import { mailCategory } from '../../domain/mails.ts';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { toast } from '../ui/Toast.tsx';
import type { MailSwitch_choice$key } from './__generated__/MailSwitch_choice.graphql.ts';
import type { MailSwitchMutation } from './__generated__/MailSwitchMutation.graphql.ts';

/**
 * Saves a mail choice when the user turns the switch. If saving fails, the switch turns back and a toast shows the
 * error.
 */
export function MailSwitch({ choice }: { choice: MailSwitch_choice$key }) {
  const { category, isOn, viewerCanChange } = useFragment(
    graphql`
      fragment MailSwitch_choice on MailChoice {
        category
        isOn
        viewerCanChange
      }
    `,
    choice,
  );
  const [save] = useAction<MailSwitchMutation>(graphql`
    mutation MailSwitchMutation($category: MailCategory!, $isOn: Boolean!) {
      setMailChoice(category: $category, isOn: $isOn) {
        isOn
      }
    }
  `);
  const { label, text } = mailCategory(category);
  const saveChoice = async (next: boolean) => {
    await save({ category, isOn: next }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke gemme dit valg')),
    );
  };
  return <SwitchRow title={label} text={text} isOn={isOn} isDisabled={!viewerCanChange} onChange={saveChoice} />;
}
