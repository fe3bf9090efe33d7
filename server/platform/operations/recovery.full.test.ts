import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { queryDatabase } from '../../testing/queryDatabase.ts';
import { postgresAccount } from '../db/embedded/account.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded.ts';
import { clusterFolder } from '../db/embedded/folders.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-recovery-')));
  dataDir = join(folder, '.data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

test('a base backup and the archived WAL restore a database to a point in time', async () => {
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  const account = postgresAccount();
  await shell(`chmod 755 ${folder} && mkdir ${archive}`);
  if (account) chownSync(archive, account.uid, account.gid);
  const first = await startEmbeddedPostgres({ dataDir });
  await queryDatabase(first.superuserUrl, 'alter system set archive_mode = on');
  await queryDatabase(
    first.superuserUrl,
    `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  );
  await first.stop();

  const running = await startEmbeddedPostgres({ dataDir });
  const write = (word: string) => queryDatabase(running.superuserUrl, `insert into kept values ('${word}')`);
  await queryDatabase(running.superuserUrl, 'create table kept (word text)');
  await write('before the backup');
  const session = new pg.Client({ connectionString: running.superuserUrl });
  await session.connect();
  await session.query(`select pg_backup_start('base', true)`);
  await shell(
    `cp -a ${clusterFolder(dataDir, account)} ${base} && rm -r ${base}/postmaster.pid ${base}/pg_wal/* &&
      mkdir -p ${base}/pg_wal/archive_status`,
  );
  const {
    rows: [stopped],
  } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await session.end();
  await write('after the backup');
  await pause(100);
  const [{ moment }] = (await queryDatabase(running.superuserUrl, 'select clock_timestamp()::text as moment')) as [
    { moment: string },
  ];
  await pause(100);
  await queryDatabase(running.superuserUrl, 'delete from kept');
  const [{ wal }] = (await queryDatabase(running.superuserUrl, 'select pg_walfile_name(pg_switch_wal()) as wal')) as [
    { wal: string },
  ];
  while (!existsSync(join(archive, wal))) await pause(100);
  await running.stop();

  const restoredDir = join(folder, 'restored');
  await shell(
    `mkdir ${restoredDir} && cp -a ${base} ${restoredDir}/postgres && cp ${dataDir}/postgres-password ${restoredDir}`,
  );
  writeFileSync(join(restoredDir, 'postgres', 'backup_label'), stopped!.labelfile);
  writeFileSync(join(restoredDir, 'postgres', 'recovery.signal'), '');
  writeFileSync(
    join(restoredDir, 'postgres', 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
      `archive_mode = off`,
    ].join('\n'),
  );
  await shell(`chown -R --reference=${base} ${restoredDir}/postgres`);
  const restored = await startEmbeddedPostgres({ dataDir: restoredDir });
  while (
    ((await queryDatabase(restored.superuserUrl, 'select pg_is_in_recovery() as yes')) as [{ yes: boolean }])[0].yes
  )
    await pause(100);
  expect(await queryDatabase(restored.superuserUrl, 'select word from kept')).toEqual([
    { word: 'before the backup' },
    { word: 'after the backup' },
  ]);
  await restored.stop();
});

const shell = async (command: string) => {
  const [code] = (await once(spawn('/bin/sh', ['-ec', command], { stdio: 'inherit' }), 'exit')) as [number];
  expect([command, code]).toEqual([command, 0]);
};
