import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import {
  AppWindow,
  Building2,
  Cable,
  CalendarDays,
  ChartColumn,
  Clock,
  FileText,
  History,
  Image,
  LayoutGrid,
  MailX,
  MapPinned,
  MessageSquareText,
  ReceiptText,
  ShieldCheck,
  User,
  Users,
} from 'lucide-react';
import { officePath } from '#contract/office/paths';
import { Broken } from './frame/broken.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import type { Place } from './parts/navigation/navigation.ts';
import { ApplicationSearch } from './screens/applications/application-search.ts';
import { ClientsSearch } from './screens/clients/clients-search.ts';
import { ConnectionsSearch } from './screens/connections/connections-search.ts';
import { FiguresSearch } from './screens/figures/figures-search.ts';
import { HistorySearch } from './screens/history/history-search.ts';
import { JobsSearch } from './screens/jobs/jobs-search.ts';
import { MembersSearch } from './screens/members/members-search.ts';
import { OffersSearch } from './screens/offers/offers-search.ts';
import { OfficesSearch } from './screens/offices/offices-search.ts';
import { PeopleSearch } from './screens/people/people-search.ts';
import { PicturesSearch } from './screens/pictures/pictures-search.ts';
import { PrivacySearch } from './screens/privacy/privacy-search.ts';
import { QuoteSearch } from './screens/quotes/quote-search.ts';
import { ReviewsSearch } from './screens/reviews/reviews-search.ts';
import { TemplatesSearch } from './screens/templates/templates-search.ts';
import { TextsSearch } from './screens/texts/texts-search.ts';
import { UndeliveredSearch } from './screens/undelivered/undelivered-search.ts';

// A screen is a folder of screens/ with a default export, and a route here, which says where it stands: sidebar, tab bar, More, palette, keys and who
// may open it follow. They are in this order. Its code is loaded when it is first opened.
const root = createRootRoute({ component: Frame, notFoundComponent: NotFound, errorComponent: Broken });
const at = <const Path extends string>(path: Path, place?: Place) => ({
  getParentRoute: () => root,
  path,
  ...(place && { staticData: { place } }),
});

// The list stays where it was while one of its requests is open or answered.
const quotes = createRoute({
  ...at('/quotes', { name: 'quotes', group: 'answer', permissions: ['quotes.answer'], keys: 'g q', count: 'quotes' }),
  validateSearch: QuoteSearch,
  component: lazyRouteComponent(() => import('./screens/quotes/index.tsx')),
});
const inQuotes = <const Path extends string>(path: Path) => ({ getParentRoute: () => quotes, path });

const applications = createRoute({
  ...at('/applications', {
    name: 'applications',
    group: 'answer',
    permissions: ['applications.decide'],
    keys: 'g a',
    count: 'applications',
  }),
  validateSearch: ApplicationSearch,
  component: lazyRouteComponent(() => import('./screens/applications/index.tsx')),
});
const inApplications = <const Path extends string>(path: Path) => ({ getParentRoute: () => applications, path });

const routeTree = root.addChildren([
  createRoute({
    ...at('/', { name: 'today', group: 'today', keys: 'g t' }),
    component: lazyRouteComponent(() => import('./screens/today/index.tsx')),
  }),
  quotes.addChildren([
    createRoute({ ...inQuotes('/$id') }),
    createRoute({ ...inQuotes('/$id/offer'), component: lazyRouteComponent(() => import('./screens/quotes/offer/index.tsx')) }),
    createRoute({ ...inQuotes('/$id/answer'), component: lazyRouteComponent(() => import('./screens/quotes/answer/index.tsx')) }),
  ]),
  applications.addChildren([
    createRoute({ ...inApplications('/$id') }),
    createRoute({ ...inApplications('/$id/mail'), component: lazyRouteComponent(() => import('./screens/applications/mail/index.tsx')) }),
  ]),
  createRoute({
    ...at('/reviews', { name: 'reviews', group: 'answer', permissions: ['reviews.decide'], keys: 'g r', count: 'reviews' }),
    validateSearch: ReviewsSearch,
    component: lazyRouteComponent(() => import('./screens/reviews/index.tsx')),
  }),
  createRoute({ ...at('/contacts/$id'), component: lazyRouteComponent(() => import('./screens/contacts/index.tsx')) }),
  createRoute({
    ...at('/offers', { name: 'offers', group: 'admin', permissions: ['quotes.answer'], icon: ReceiptText, keys: 'g l' }),
    validateSearch: OffersSearch,
    component: lazyRouteComponent(() => import('./screens/offers/index.tsx')),
  }),
  createRoute({
    ...at('/figures', { name: 'figures', group: 'admin', permissions: ['quotes.answer'], icon: ChartColumn, keys: 'g f' }),
    validateSearch: FiguresSearch,
    component: lazyRouteComponent(() => import('./screens/figures/index.tsx')),
  }),
  createRoute({
    ...at('/jobs', { name: 'jobs', group: 'publish', permissions: ['jobs.publish'], icon: CalendarDays, keys: 'g j' }),
    validateSearch: JobsSearch,
    component: lazyRouteComponent(() => import('./screens/jobs/index.tsx')),
  }),
  createRoute({ ...at('/jobs/$id'), component: lazyRouteComponent(() => import('./screens/jobs/edit/index.tsx')) }),
  createRoute({
    ...at('/texts', { name: 'texts', group: 'publish', permissions: ['content.publish'], icon: FileText, keys: 'g x' }),
    validateSearch: TextsSearch,
    component: lazyRouteComponent(() => import('./screens/texts/index.tsx')),
  }),
  createRoute({
    ...at('/clients', { name: 'clients', group: 'publish', permissions: ['content.publish'], icon: LayoutGrid, keys: 'g c' }),
    validateSearch: ClientsSearch,
    component: lazyRouteComponent(() => import('./screens/clients/index.tsx')),
  }),
  createRoute({
    ...at('/offices', { name: 'offices', group: 'publish', permissions: ['content.publish'], icon: MapPinned, keys: 'g o' }),
    validateSearch: OfficesSearch,
    component: lazyRouteComponent(() => import('./screens/offices/index.tsx')),
  }),
  createRoute({
    ...at('/members', { name: 'members', group: 'publish', permissions: ['content.publish'], icon: User }),
    validateSearch: MembersSearch,
    component: lazyRouteComponent(() => import('./screens/members/index.tsx')),
  }),
  createRoute({
    ...at('/hours', { name: 'hours', group: 'publish', permissions: ['content.publish'], icon: Clock }),
    component: lazyRouteComponent(() => import('./screens/hours/index.tsx')),
  }),
  createRoute({
    ...at('/pages', { name: 'pages', group: 'publish', permissions: ['content.publish'], icon: AppWindow }),
    component: lazyRouteComponent(() => import('./screens/pages/index.tsx')),
  }),
  createRoute({
    ...at('/pictures', { name: 'pictures', group: 'publish', permissions: ['content.publish'], icon: Image, keys: 'g i' }),
    validateSearch: PicturesSearch,
    component: lazyRouteComponent(() => import('./screens/pictures/index.tsx')),
  }),
  createRoute({
    ...at('/templates', {
      name: 'templates',
      group: 'tools',
      permissions: ['quotes.answer', 'applications.decide'],
      icon: MessageSquareText,
    }),
    validateSearch: TemplatesSearch,
    component: lazyRouteComponent(() => import('./screens/templates/index.tsx')),
  }),
  createRoute({
    ...at('/undelivered', { name: 'undelivered', group: 'tools', icon: MailX, count: 'undelivered' }),
    validateSearch: UndeliveredSearch,
    component: lazyRouteComponent(() => import('./screens/undelivered/index.tsx')),
  }),
  createRoute({ ...at('/attention'), component: lazyRouteComponent(() => import('./screens/attention/index.tsx')) }),
  createRoute({
    ...at('/people', { name: 'people', group: 'admin', permissions: ['people.manage'], icon: Users, keys: 'g p' }),
    validateSearch: PeopleSearch,
    component: lazyRouteComponent(() => import('./screens/people/index.tsx')),
  }),
  createRoute({
    ...at('/company', { name: 'company', group: 'admin', permissions: ['company.change'], icon: Building2 }),
    component: lazyRouteComponent(() => import('./screens/company/index.tsx')),
  }),
  createRoute({
    ...at('/connections', { name: 'connections', group: 'admin', permissions: ['connections.manage'], icon: Cable }),
    validateSearch: ConnectionsSearch,
    component: lazyRouteComponent(() => import('./screens/connections/index.tsx')),
  }),
  createRoute({
    ...at('/history', { name: 'history', group: 'admin', permissions: ['history.read'], icon: History, keys: 'g h' }),
    validateSearch: HistorySearch,
    component: lazyRouteComponent(() => import('./screens/history/index.tsx')),
  }),
  createRoute({
    ...at('/privacy', { name: 'privacy', group: 'admin', permissions: ['privacy.manage'], icon: ShieldCheck }),
    validateSearch: PrivacySearch,
    component: lazyRouteComponent(() => import('./screens/privacy/index.tsx')),
  }),
  createRoute({
    ...at('/account', { name: 'account', group: 'you', icon: User }),
    component: lazyRouteComponent(() => import('./screens/account/index.tsx')),
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
