import type { ApiInstance } from '../../http/instance.ts';
import type { OfficeDependencies } from '../office-request.ts';
import { accountRoutes } from './account.ts';
import { applicationConversationRoutes } from './application-conversation.ts';
import { applicationRoutes } from './applications.ts';
import { changeRoutes } from './changes.ts';
import { factorRoutes } from './factors.ts';
import { historyRoutes } from './history.ts';
import { linkRoutes } from './links.ts';
import { mailRoutes } from './mails.ts';
import { peopleRoutes } from './people.ts';
import { privacyRoutes } from './privacy.ts';
import { quoteViewRoutes } from './quote-views.ts';
import { quoteRoutes } from './quotes.ts';
import { resumeRoutes } from './resumes.ts';
import { reviewRoutes } from './reviews.ts';
import { sessionRoutes } from './session.ts';
import { templateRoutes } from './templates.ts';
import { todayRoutes } from './today.ts';

export function officeRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  sessionRoutes(app, deps);
  linkRoutes(app, deps);
  accountRoutes(app, deps);
  factorRoutes(app, deps);
  peopleRoutes(app, deps);
  historyRoutes(app, deps);
  changeRoutes(app, deps);
  mailRoutes(app, deps);
  privacyRoutes(app, deps);
  quoteViewRoutes(app, deps);
  quoteRoutes(app, deps);
  reviewRoutes(app, deps);
  applicationRoutes(app, deps);
  applicationConversationRoutes(app, deps);
  resumeRoutes(app, deps);
  templateRoutes(app, deps);
  todayRoutes(app, deps);
}
