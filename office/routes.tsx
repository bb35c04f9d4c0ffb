import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Building2, CalendarDays, FileText, History, LayoutGrid, MailX, ShieldCheck, User, Users } from 'lucide-react';
import { officePath } from '#contract/office/paths';
import { Broken } from './frame/broken.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import { ApplicationSearch } from './screens/applications/application-search.ts';
import { ClientsSearch } from './screens/clients/clients-search.ts';
import { HistorySearch } from './screens/history/history-search.ts';
import { JobsSearch } from './screens/jobs/jobs-search.ts';
import { OfficesSearch } from './screens/offices/offices-search.ts';
import { PeopleSearch } from './screens/people/people-search.ts';
import { QuoteSearch } from './screens/quotes/quote-search.ts';
import { ReviewsSearch } from './screens/reviews/reviews-search.ts';
import { TemplatesSearch } from './screens/templates/templates-search.ts';
import { UndeliveredSearch } from './screens/undelivered/undelivered-search.ts';

// A screen is a folder of screens/ with a default export, and a route here, which says where it stands: sidebar, tab bar, More, palette, keys and who
// may open it follow. They are in this order. Its code is loaded when it is first opened.
const root = createRootRoute({ component: Frame, notFoundComponent: NotFound, errorComponent: Broken });
const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path });

// The list stays where it was while one of its requests is open or answered.
const quotes = createRoute({
  ...at('/quotes'),
  validateSearch: QuoteSearch,
  component: lazyRouteComponent(() => import('./screens/quotes/index.tsx')),
  staticData: { place: { name: 'quotes', group: 'answer', permissions: ['quotes.answer'], keys: 'g q', count: 'quotes', sign: 'quote' } },
});
const inQuotes = <const Path extends string>(path: Path) => ({ getParentRoute: () => quotes, path });

const applications = createRoute({
  ...at('/applications'),
  validateSearch: ApplicationSearch,
  component: lazyRouteComponent(() => import('./screens/applications/index.tsx')),
  staticData: {
    place: {
      ...{ name: 'applications', group: 'answer', permissions: ['applications.decide'] },
      ...{ keys: 'g a', count: 'applications', sign: 'application' },
    },
  },
});
const inApplications = <const Path extends string>(path: Path) => ({ getParentRoute: () => applications, path });

const routeTree = root.addChildren([
  createRoute({
    ...at('/'),
    component: lazyRouteComponent(() => import('./screens/today/index.tsx')),
    staticData: { place: { name: 'today', group: 'today', keys: 'g t' } },
  }),
  quotes.addChildren([
    createRoute({ ...inQuotes('/$id') }),
    createRoute({ ...inQuotes('/$id/answer'), component: lazyRouteComponent(() => import('./screens/quotes/answer/index.tsx')) }),
  ]),
  applications.addChildren([
    createRoute({ ...inApplications('/$id') }),
    createRoute({ ...inApplications('/$id/mail'), component: lazyRouteComponent(() => import('./screens/applications/mail/index.tsx')) }),
  ]),
  createRoute({
    ...at('/reviews'),
    validateSearch: ReviewsSearch,
    component: lazyRouteComponent(() => import('./screens/reviews/index.tsx')),
    staticData: {
      place: { name: 'reviews', group: 'answer', permissions: ['reviews.decide'], keys: 'g r', count: 'reviews', sign: 'review' },
    },
  }),
  createRoute({
    ...at('/jobs'),
    validateSearch: JobsSearch,
    component: lazyRouteComponent(() => import('./screens/jobs/index.tsx')),
    staticData: { place: { name: 'jobs', group: 'publish', permissions: ['jobs.publish'], icon: CalendarDays, keys: 'g j', sign: 'job' } },
  }),
  createRoute({ ...at('/jobs/$id'), component: lazyRouteComponent(() => import('./screens/jobs/edit/index.tsx')) }),
  createRoute({
    ...at('/clients'),
    validateSearch: ClientsSearch,
    component: lazyRouteComponent(() => import('./screens/clients/index.tsx')),
    staticData: {
      place: { name: 'clients', group: 'publish', permissions: ['content.publish'], icon: LayoutGrid, keys: 'g c', sign: 'client' },
    },
  }),
  createRoute({
    ...at('/offices'),
    validateSearch: OfficesSearch,
    component: lazyRouteComponent(() => import('./screens/offices/index.tsx')),
    staticData: {
      place: { name: 'offices', group: 'publish', permissions: ['content.publish'], icon: Building2, keys: 'g o', sign: 'office' },
    },
  }),
  createRoute({
    ...at('/templates'),
    validateSearch: TemplatesSearch,
    component: lazyRouteComponent(() => import('./screens/templates/index.tsx')),
    staticData: { place: { name: 'templates', group: 'tools', permissions: ['quotes.answer', 'applications.decide'], icon: FileText } },
  }),
  createRoute({
    ...at('/undelivered'),
    validateSearch: UndeliveredSearch,
    component: lazyRouteComponent(() => import('./screens/undelivered/index.tsx')),
    staticData: { place: { name: 'undelivered', group: 'tools', icon: MailX, count: 'undelivered' } },
  }),
  createRoute({ ...at('/attention'), component: lazyRouteComponent(() => import('./screens/attention/index.tsx')) }),
  createRoute({
    ...at('/people'),
    validateSearch: PeopleSearch,
    component: lazyRouteComponent(() => import('./screens/people/index.tsx')),
    staticData: { place: { name: 'people', group: 'admin', permissions: ['people.manage'], icon: Users, keys: 'g p', sign: 'person' } },
  }),
  createRoute({
    ...at('/company'),
    component: lazyRouteComponent(() => import('./screens/company/index.tsx')),
    staticData: { place: { name: 'company', group: 'admin', permissions: ['company.change'], icon: Building2 } },
  }),
  createRoute({
    ...at('/history'),
    validateSearch: HistorySearch,
    component: lazyRouteComponent(() => import('./screens/history/index.tsx')),
    staticData: { place: { name: 'history', group: 'admin', permissions: ['history.read'], icon: History, keys: 'g h' } },
  }),
  createRoute({
    ...at('/privacy'),
    component: lazyRouteComponent(() => import('./screens/privacy/index.tsx')),
    staticData: { place: { name: 'privacy', group: 'admin', permissions: ['privacy.manage'], icon: ShieldCheck } },
  }),
  createRoute({
    ...at('/account'),
    component: lazyRouteComponent(() => import('./screens/account/index.tsx')),
    staticData: { place: { name: 'account', group: 'you', icon: User } },
  }),
  createRoute({ ...at('/more'), component: lazyRouteComponent(() => import('./screens/more/index.tsx')) }),
]);

export const router = createRouter({
  routeTree,
  basepath: officePath,
  defaultPreload: 'intent',
  defaultErrorComponent: Broken,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
