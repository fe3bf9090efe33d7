import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import { mutationTexts } from '../../../domain/backOffice/mutationTexts.ts';
import { detailText } from './auditText.ts';

const entry = {
  actorKind: 'USER',
  actorId: null,
  actorName: null,
  targetId: null,
  targetName: null,
  targetEmail: null,
  quantity: null,
};

test.each([
  ['ADMIN_CHANGE', 'updateClipCard', 'Klippekort ændret'],
  ['IMPERSONATED_CHANGE', 'createTask (ikke gennemført)', 'Opgave oprettet (ikke gennemført)'],
  ['ADMIN_CHANGE', 'updateUserAsAdmin, setUserRole', 'Bruger ændret, Rolle ændret'],
  ['ADMIN_CHANGE', 'removedLongAgo', 'removedLongAgo'],
  ['EXPORTED', 'Fakturaer', 'Fakturaer'],
])('the detail of %s %p is %p', (action, detail, text) => expect(detailText({ ...entry, action, detail })).toBe(text));

test('every mutation has a text for the audit log, and no text is left over', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(Object.keys(mutationTexts).toSorted()).toEqual(mutations.toSorted());
});
