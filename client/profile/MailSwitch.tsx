import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { mailCategory } from '../../domain/mails.ts';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { Switch } from '../ui/Choice.tsx';
import { toast } from '../ui/Toast.tsx';
import styles from './Notifications.module.css';
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
  const [pendingChoice, setPendingChoice] = useState<boolean>();
  const textId = useId();
  const { label, text } = mailCategory(category);
  const saveChoice = async (next: boolean) => {
    setPendingChoice(next);
    await save({ category, isOn: next }).catch((error: unknown) =>
      toast.error(messageOf(error, 'Kunne ikke gemme dit valg')),
    );
    setPendingChoice(undefined);
  };
  return (
    <div className={styles.row}>
      <Switch
        checked={pendingChoice ?? isOn}
        disabled={!viewerCanChange}
        aria-label={label}
        aria-describedby={textId}
        onChange={({ target }) => pendingChoice === undefined && void saveChoice(target.checked)}
      >
        <span className={styles.title}>{label}</span>
        <span id={textId} className={styles.text}>
          {text}
        </span>
      </Switch>
    </div>
  );
}
