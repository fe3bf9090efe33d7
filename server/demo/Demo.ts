import type { Config } from '../platform/config.ts';
import type { Write } from '../platform/db/writes.ts';
import type { Room } from '../platform/room.ts';
import type { SecretBox } from '../platform/secrets/SecretBox.ts';
import type { Services } from '../platform/services.ts';
import { importRoomFiles } from '../roomFiles.ts';
import type { User } from '../rooms/identity/users/User.ts';
import type { DemoDepartment } from './DemoCompany.ts';
import type { DemoSandbox } from './demoSandbox.ts';

/** A room's part of the demo data, exported as `demo` by `<room>/<room>.demo.ts`, which production never loads. */
export interface Demo {
  /** Adds the room's rows of one department. */
  addToDepartment?: (department: DemoDepartment) => void;
  /** Adds rows of the demo's customer or of many companies, once the rows of all departments are stored. */
  addOnce?: (demo: DemoWrite) => void | Promise<void>;
  /** Adds what a provider stores, once the portal runs. Repeated after an interruption, so it skips what exists. */
  addAtProviders?: (demo: DemoProviders) => Promise<void>;
  /** Gives the stand-ins of providers what they need of the portal, at each start. */
  connectStandIns?: (services: Services, standIns: DemoSandbox['standIns']) => void;
}

export interface DemoWrite {
  write: Write;
  config: Config;
  goods: Services['goods'];
  secrets: SecretBox;
  /** The users whose sign-ins the demo prints. */
  customer: User;
  admin: User;
  /** The company of `customer`. */
  customerId: string;
  /** The hash of the password of all sign-ins. */
  passwordHash: string;
}

export interface DemoProviders {
  services: Services;
  sandbox: DemoSandbox;
  customerEmail: string;
}

/** The demo data of all rooms, in the order of the rooms: a room's rows may need the rows of earlier rooms. */
export async function loadDemos(rooms: Room[]): Promise<Demo[]> {
  const files = await importRoomFiles<{ demo: Demo }>(rooms, (name) => `${name}.demo.ts`);
  return files.map(({ demo }) => demo);
}
