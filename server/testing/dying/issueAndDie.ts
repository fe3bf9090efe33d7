import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { dbRoles } from '../../platform/db/roles.ts';
import { rooms } from '../../rooms.ts';
import { issueInvoice } from '../../rooms/money/invoices/issueInvoice.service.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which issues an invoice for each department at once in a portal process of its own, and
// kills itself after some of them: with a number taken and not committed yet.

const { departmentIds, dieAfter, config } = readPlan<{ departmentIds: string[]; dieAfter: number }>();
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });

let taken = 0;
await Promise.all(
  departmentIds.map((departmentId) =>
    services.writes.run({ role: dbRoles.system }, async (write) => {
      const due = { departmentId, method: 'INVOICE' as const, poNumber: null, eanNumber: null };
      const invoice = await issueInvoice(write, config, due);
      if (!invoice) return;
      taken += 1;
      if (taken > dieAfter) process.kill(process.pid, 'SIGKILL');
    }),
  ),
);
await close();
process.exit(0);
