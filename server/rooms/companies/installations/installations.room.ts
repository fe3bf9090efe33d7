import { dbRoles } from '../../../platform/db/roles.ts';
import type { Room } from '../../../platform/room.ts';
import { installationNodeLoader, installationLoader } from './installation.reads.ts';
import {
  CustomerInstallationsResolver,
  DepartmentInstallationsResolver,
  InstallationResolver,
} from './installation.resolver.ts';
import { Installation, keyBinding } from './Installation.ts';
