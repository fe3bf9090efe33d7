import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { Button } from '../../ui/Button.tsx';
import { PickList } from '../../ui/PickList.tsx';
import styles from './Configuration.module.css';
import { NewFolder } from './NewFolder.tsx';
import { Step } from './Step.tsx';
import { useClickUpList } from './useClickUpList.ts';
import type { FolderStepQuery, FolderStepQuery$data } from '#relay/FolderStepQuery.graphql';

interface FolderStepProps {
  spaceId: string;
  /** Names of the workspace and space that were chosen. */
  path: string;
  isCurrent: boolean;
  /** Suggested name of a new folder. */
  companyName: string;
  pickedId: string | null;
  onPick: (folderId: string) => void;
}

type Folder = FolderStepQuery$data['admin']['clickUpFolders'][number];

const folderStepQuery = graphql`
  query FolderStepQuery($spaceId: ID!) {
    admin {
      clickUpFolders(spaceId: $spaceId) {
        id
        name
        taskCount
      }
    }
  }
`;

export function FolderStep({ spaceId, path, isCurrent, companyName, pickedId, onPick }: FolderStepProps) {
  const { items, failure, retry, add } = useClickUpList<FolderStepQuery, Folder>({
    query: folderStepQuery,
    variables: { spaceId },
    itemsIn: ({ admin }) => admin.clickUpFolders,
  });
  const [isCreating, setCreating] = useState(false);
  const pickCreated = (folder: Folder) => {
    add(folder);
    onPick(folder.id);
    setCreating(false);
  };
  return (
    <Step
      title="Trin 3 af 3: Vælg mappe"
      path={path}
      isCurrent={isCurrent}
      isLoaded={items !== undefined}
      failure={failure}
      failureTitle="Kunne ikke hente mapper"
      onRetry={retry}
    >
      <PickList
        label="Mapper"
        picked={pickedId}
        onPick={onPick}
        empty="Der er ingen mapper i det space endnu."
        items={
          items?.map(({ id, name, taskCount }) => ({
            id,
            title: name,
            text: formatPlural(taskCount, 'opgave', 'opgaver'),
          })) ?? []
        }
      />
      <div className={styles.newFolder}>
        {isCreating ? (
          <NewFolder
            spaceId={spaceId}
            companyName={companyName}
            onCreated={pickCreated}
            onCancel={() => setCreating(false)}
          />
        ) : (
          <Button size="small" onPress={() => setCreating(true)}>
            <Plus aria-hidden /> Opret ny mappe
          </Button>
        )}
      </div>
    </Step>
  );
}
