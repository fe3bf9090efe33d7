import { Inbox } from 'lucide-react';
import { Fragment } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useSelection } from '../../parts/lists/useSelection.ts';
import { Card, CardFoot, EmptyState } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { InboxAction } from './actions/InboxAction.tsx';
import { groupByDeadline } from './groupByDeadline.ts';
import styles from './Inbox.module.css';
import { inboxPath, itemKey, parseItemKey, type InboxFilters } from './inboxFilters.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { InboxRow } from './InboxRow.tsx';
import { readItem, type Item } from './readItem.ts';
import { ReplyRow, StrayReply } from './ReplyRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useInboxAct } from './useInboxAct.ts';
import { useInboxShortcuts } from './useInboxShortcuts.ts';
import { useItemChanges } from './useItemChanges.ts';
import type { InboxList_query$key } from '#relay/InboxList_query.graphql';
import type { InboxListPageQuery } from '#relay/InboxListPageQuery.graphql';

const queryFragment = graphql`
  fragment InboxList_query on Query
  @refetchable(queryName: "InboxListPageQuery")
  @argumentDefinitions(
    scope: { type: "InboxScope!" }
    kinds: { type: "[InboxKind!]" }
    customerId: { type: "ID" }
    count: { type: "Int", defaultValue: 100 }
    cursor: { type: "String" }
  ) {
    admin {
      employees {
        id
        name
        employeeRoles
      }
      inbox(scope: $scope, kinds: $kinds, customerId: $customerId, first: $count, after: $cursor)
        @connection(key: "InboxList_inbox") {
        totalCount
        edges {
          node {
            ...readItem_item
          }
        }
      }
    }
  }
`;

/** The items by deadline, with the opened one beside them. */
export function InboxList({ query, filters }: { query: InboxList_query$key; filters: InboxFilters }) {
  const { data, ...pages } = usePaginationFragment<InboxListPageQuery, InboxList_query$key>(queryFragment, query);
  const { inbox, employees } = data.admin;
  const items = nodesOf(inbox).map(readItem);
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const opened = parseItemKey(searchParams.get('item'));
  const openedItem = opened && items.find((item) => itemKey(item) === itemKey(opened));
  const { act, cancel, edit, dialog, closeDialog, replying, closeReply } = useInboxAct();
  const changes = useItemChanges();
  const { selected, toggle, select } = useSelection(items);
  const open = (item: Item | undefined) =>
    void navigate(inboxPath(filters, item && itemKey(item)), { replace: Boolean(opened), preventScrollReset: true });
  const { currentId, setCurrent } = useInboxShortcuts(items, { open, toggle, act, openedItem });
  const groups = groupByDeadline(items);
  return (
    <div className={styles.split}>
      <Card flush>
        {replying && !items.some(({ id }) => id === replying.id) && <StrayReply item={replying} onClose={closeReply} />}
        {!items.length && (
          <EmptyState
            icon={<Inbox />}
            title={filters.scope === 'MINE' ? 'Intet venter på dig' : 'Indbakken er tom'}
            text={
              filters.kinds.length
                ? 'Der er intet af den type.'
                : 'Nye sager kommer af sig selv, når noget venter på jer.'
            }
          />
        )}
        {groups.map(({ title, items: listed }) => (
          <section key={title} aria-label={title} className={styles.group}>
            <h2>
              {title} <span>{listed.length}</span>
            </h2>
            <ul>
              {listed.map((item) => (
                <Fragment key={item.id}>
                  <InboxRow
                    item={item}
                    path={inboxPath(filters, itemKey(item))}
                    isOpen={item === openedItem}
                    isCurrent={item.id === currentId}
                    isSelected={selected.includes(item)}
                    isReplying={item.id === replying?.id}
                    employees={employees}
                    onFocus={() => setCurrent(item)}
                    onToggle={(isRange) => toggle(item.id, isRange)}
                    onAct={() => act(item)}
                    onCancel={() => cancel(item)}
                    changes={changes}
                  />
                  {item.id === replying?.id && <ReplyRow item={item} onClose={closeReply} />}
                </Fragment>
              ))}
            </ul>
          </section>
        ))}
        {pages.hasNext && (
          <CardFoot>
            <MorePages
              shown={items.length}
              total={inbox.totalCount}
              pages={pages}
              size={100}
              failure="Kunne ikke hente flere sager"
            />
          </CardFoot>
        )}
      </Card>
      {opened && (
        <InboxPanel
          key={itemKey(opened)}
          itemKey={opened}
          position={openedItem && `${items.indexOf(openedItem) + 1} af ${items.length}`}
          employees={employees}
          changes={changes}
          onAct={act}
          onCancel={cancel}
          onEdit={edit}
          onClose={() => open(undefined)}
        />
      )}
      {selected.length > 0 && (
        <SelectionBar items={selected} employees={employees} changes={changes} onClear={() => select([])} />
      )}
      {dialog && <InboxAction {...dialog} onClose={closeDialog} />}
    </div>
  );
}

export const InboxListSkeleton = () => (
  <Card>
    <div role="status" aria-label="Indlæser …">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width={32} height={32} />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  </Card>
);
