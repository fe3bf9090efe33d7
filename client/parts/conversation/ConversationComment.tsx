import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { Avatar, Tag } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { RichTextView } from '../../ui/RichText/RichTextView.tsx';
import { useIsBefore } from '../../ui/useIsBefore.ts';
import { CommentFiles } from './CommentFiles.tsx';
import styles from './Conversation.module.css';
import { EditComment } from './EditComment.tsx';
import type { ConversationComment_comment$key } from '#relay/ConversationComment_comment.graphql';

const commentFragment = graphql`
  fragment ConversationComment_comment on TaskComment {
    id
    text
    authorName
    isOwn
    isFromReseller
    isRequestForChanges
    mentioned
    writtenAt
    editedAt
    editableUntil
    isSent
    ...CommentFiles_comment
  }
`;

interface ConversationCommentProps {
  comment: ConversationComment_comment$key;
  isAdmin: boolean;
}

export function ConversationComment({ comment: key, isAdmin }: ConversationCommentProps) {
  const comment = useFragment(commentFragment, key);
  const [isEditing, setEditing] = useState(false);
  const isEditable = useIsBefore(comment.editableUntil);
  const { id, text, authorName, isOwn, isFromReseller, isRequestForChanges, writtenAt, editedAt, isSent } = comment;
  return (
    <article className={styles.comment} aria-label={`Kommentar af ${authorName}`}>
      <Avatar name={authorName} size="small" />
      <div className={styles.content}>
        <header className={styles.head}>
          <strong>{authorName}</strong>
          {isFromReseller && <Tag>Konsulent</Tag>}
          {isRequestForChanges && <Tag>Bad om ændringer</Tag>}
          <time dateTime={writtenAt}>{formatDateTime(writtenAt)}</time>
          {editedAt && <span>rettet</span>}
          {isOwn && !isSent && <span>sendes …</span>}
        </header>
        <RichTextView html={text} topLevel={4} />
        <CommentFiles comment={comment} isAdmin={isAdmin} />
        {isOwn && isEditable && (
          <Button size="small" variant="quiet" onPress={() => setEditing(true)}>
            Rediger
          </Button>
        )}
      </div>
      {isEditing && <EditComment id={id} text={text} onClose={() => setEditing(false)} />}
    </article>
  );
}
