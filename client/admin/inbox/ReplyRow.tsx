import { Banner } from '../../ui/Banner.tsx';
import type { Item } from './readItem.ts';
import styles from './Reply.module.css';
import { readReplyDraft } from './replyDrafts.ts';
import { ReplyForm } from './ReplyForm.tsx';

interface ReplyProps {
  item: Item;
  onClose: () => void;
}

/** The answer to a comment, below its row. */
export const ReplyRow = ({ item: { subjectId, task }, onClose }: ReplyProps) => (
  <li className={styles.row}>
    <ReplyForm taskId={subjectId} comment={task?.comments.edges[0]?.node} onClose={onClose} />
  </li>
);

/** An answer whose item has left the inbox meanwhile, so that what is typed is not lost. */
export const StrayReply = ({ item: { subjectId, customer, place }, onClose }: ReplyProps) =>
  readReplyDraft(subjectId).text ? (
    <div className={styles.row}>
      <Banner tone="blue">
        {customer?.name}, {place}: sagen har forladt indbakken, mens du skrev. Se opgaven, før du sender svaret.
      </Banner>
      <ReplyForm taskId={subjectId} comment={undefined} onClose={onClose} />
    </div>
  ) : null;
