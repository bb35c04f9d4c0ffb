import type { ApiInstance } from '../../http/instance.ts';
import type { OfficeDependencies } from '../office-request.ts';
import { accountRoutes } from './account.ts';
import { changeRoutes } from './changes.ts';
import { factorRoutes } from './factors.ts';
import { historyRoutes } from './history.ts';
import { linkRoutes } from './links.ts';
import { peopleRoutes } from './people.ts';
import { sessionRoutes } from './session.ts';

export function officeRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  sessionRoutes(app, deps);
  linkRoutes(app, deps);
  accountRoutes(app, deps);
  factorRoutes(app, deps);
  peopleRoutes(app, deps);
  historyRoutes(app, deps);
  changeRoutes(app, deps);
}
