import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { CommentRuleForm } from './CommentRuleForm.tsx';
import type { CommentRuleFormTestQuery } from '#relay/CommentRuleFormTestQuery.graphql';

const query = graphql`
  query CommentRuleFormTestQuery @raw_response_type {
    admin {
      taskCommentRule {
        ...CommentRuleForm_rule
      }
    }
  }
`;

const members = [{ id: '7', name: 'Freja Lund' }];

type StoredRule = CommentRuleFormTestQuery['rawResponse']['admin']['taskCommentRule'];

const openForm = (rule: Pick<StoredRule, 'kind' | 'marker' | 'markerName'>) =>
  renderWithQuery<CommentRuleFormTestQuery>({
    query,
    stored: {
      admin: {
        id: 'admin',
        taskCommentRule: {
          id: 'task-comment-rule',
          ...rule,
          since: '2026-03-02T09:00:00Z',
          setBy: 'Åse Lind',
        },
      },
    },
    render: ({ admin }) => <CommentRuleForm rule={admin.taskCommentRule} members={members} />,
  });

describe('the rule that decides which comments customers see', () => {
  test('is shown as it is stored, and is sent as it was typed', async () => {
    const server = openForm({ kind: 'PREFIX', marker: '@kunde', markerName: null });
    expect(screen.getByLabelText<HTMLInputElement>(/Teksten/).value).toBe('@kunde');
    await userEvent.type(screen.getByLabelText(/Teksten/), ':');
    await pressButton('Gem reglen');
    expect((await server.sent('CommentRuleFormMutation')).variables).toEqual({ kind: 'PREFIX', marker: '@kunde:' });
  });

  test('offers a user who has left the workspace while the rule names that user', async () => {
    const server = openForm({ kind: 'MENTION', marker: '9', markerName: 'Mette Kjær' });
    const choice = screen.getByLabelText<HTMLSelectElement>('Bruger i ClickUp');
    expect([choice.value, choice.selectedOptions[0]!.text]).toEqual(['9', 'Mette Kjær']);
    await userEvent.selectOptions(choice, 'Freja Lund');
    await pressButton('Gem reglen');
    expect((await server.sent('CommentRuleFormMutation')).variables).toEqual({ kind: 'MENTION', marker: '7' });
  });
});
