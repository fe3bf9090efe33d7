import { useId, useState, type KeyboardEvent } from 'react';
import { graphql } from 'react-relay';
import { COMMENT_MAX } from '../../../domain/work/taskComments.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { paragraphsOf } from './paragraphsOf.ts';
import styles from './Reply.module.css';
import { readReplyDraft, removeReplyDraft, storeReplyDraft } from './replyDrafts.ts';
import { useSettleComments } from './useSettleComments.ts';
import type { ReplyFormMutation } from '#relay/ReplyFormMutation.graphql';

interface ReplyFormProps {
  taskId: string;
  /** The newest comment, which the answer is about; undefined when the item has left the inbox. */
  comment: { readonly id: string; readonly authorName: string } | undefined;
  onClose: () => void;
}

const mutation = graphql`
  mutation ReplyFormMutation($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
    answerTask(taskId: $taskId, input: $input, requestId: $requestId) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

/** Answers a customer's comment on a task. What is typed stays until it is sent, also after a reload. */
export function ReplyForm({ taskId, comment, onClose }: ReplyFormProps) {
  const [draft, setDraft] = useState(() => readReplyDraft(taskId));
  const [error, setError] = useState<string>();
  const [answer, isSending] = useAction<ReplyFormMutation>(mutation);
  const [settle, isSettling] = useSettleComments();
  const formId = useId();
  const type = (text: string) => {
    const next = { ...draft, text };
    setDraft(next);
    setError(undefined);
    storeReplyDraft(taskId, next);
  };
  const { attempt, message } = useAttempt(async () => {
    await answer({ taskId, input: { text: paragraphsOf(draft.text) }, requestId: draft.requestId });
    removeReplyDraft(taskId);
    toast.success('Svaret er sendt');
    onClose();
  }, 'Svaret kunne ikke sendes. Din tekst er gemt her.');
  const send = () => {
    if (isSending) return;
    const refusal = refusalOf(draft.text);
    setError(refusal);
    if (!refusal) void attempt();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      id={formId}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <TextArea
        label={comment ? `Svar til ${comment.authorName}` : 'Svar til kunden'}
        rows={3}
        // The field is opened to be typed in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={draft.text}
        error={error}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Link to={`/admin/tasks/${taskId}`}>Se opgaven</Link>
        {comment && (
          <Button
            size="small"
            variant="quiet"
            isPending={isSettling}
            onPress={() => void settle(taskId, comment.id).then((isSettled) => isSettled && onClose())}
          >
            Kræver intet svar
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={onClose}>
          Luk
        </Button>
        <Button type="submit" size="small" variant="primary" isPending={isSending}>
          Send svar
        </Button>
      </div>
    </form>
  );
}

function refusalOf(text: string): string | undefined {
  if (!text.trim()) return 'Skriv et svar';
  return text.trim().length > COMMENT_MAX ? `Højst ${COMMENT_MAX.toLocaleString('da-DK')} tegn` : undefined;
}
