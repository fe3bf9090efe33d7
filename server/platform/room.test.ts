import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { rooms } from '../rooms.ts';
import { createOrm } from './db/orm.ts';
import { createSchema } from './graphql/createSchema.ts';
import { NodeTypes } from './graphql/nodes.ts';
import { entitiesOf, jobsOf, type Room } from './room.ts';

const nodesOf = (list: Room[]) => list.flatMap(({ nodes = [] }) => nodes);

describe('the start is refused', () => {
  test('when two rooms have jobs with the same name', () => {
    const prune = { 'mail.prune': { handler: async () => undefined } };
    expect(() => jobsOf([...rooms, { name: 'other', jobs: prune }])).toThrow('Two rooms have a job named mail.prune');
  });

  test('when two node types have the same prefix or the same name', () => {
    const fetch = async () => null;
    const withUsedPrefix = [{ type: { name: 'Voucher', idPrefix: 'clip' }, fetch }];
    expect(() => new NodeTypes([...nodesOf(rooms), ...withUsedPrefix])).toThrow('Voucher');
    const withUsedName = [{ type: { name: 'ClipCard', idPrefix: 'vouc' }, fetch }];
    expect(() => new NodeTypes([...nodesOf(rooms), ...withUsedName])).toThrow('ClipCard');
  });

  test('when a relation leads to a type whose room declares no rows', async () => {
    const withoutRows = rooms.map((room) =>
      room.name === 'departments' ? { ...room, nodes: room.nodes!.map(({ rows: _, ...node }) => node) } : room,
    );
    await expect(createSchema(withoutRows)).rejects.toThrow('No room declares the rows of Department');
  });

  test('when an action on many rows is declared by no room or by two', async () => {
    const renewals = rooms.find(({ name }) => name === 'renewals')!;
    const others = rooms.filter((room) => room !== renewals);
    await expect(createSchema([...others, { ...renewals, bulkActions: {} }])).rejects.toThrow(
      'No room declares the action RENEWAL_ASSIGN on many rows',
    );
    await expect(createSchema([...rooms, { name: 'other', bulkActions: renewals.bulkActions! }])).rejects.toThrow(
      'Two rooms have an action on many rows named RENEWAL_ASSIGN',
    );
  });

  test('when an entity declares no policies', async () => {
    class Voucher {}
    PrimaryKey({ type: 'text' })(Voucher.prototype, 'id');
    Entity({ tableName: 'voucher' })(Voucher);
    const entities = [...entitiesOf(rooms), Voucher];
    await expect(createOrm('postgres://localhost/none', { entities })).rejects.toThrow('Voucher declares no');
  });
});

test('the list has every *.room.ts file once, under the name of the file', () => {
  const declared = globSync('server/**/*.room.ts').map((path) => basename(path, '.room.ts'));
  const listed = rooms.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});
