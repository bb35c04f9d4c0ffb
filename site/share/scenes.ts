import type { ServicePage } from '#contract/services';
import type { urls } from '#contract/urls';
import { serviceLooks } from '../sections/layout/service-pages.ts';
import type { Scene } from './scene.ts';

type IndexedPage = Exclude<keyof typeof urls, 'services' | 'blog' | 'login'>;

const sceneOf = Object.fromEntries(Object.entries(serviceLooks).map(([page, { scene }]) => [page, scene])) as Record<ServicePage, Scene>;

export const scenes: Record<IndexedPage, Scene> = {
  ...sceneOf,
  home: { picture: 'hero', width: 1200, mirrors: true },
  contact: { picture: 'city-night', width: 1200, mirrors: true },
  about: { picture: 'city-relief', width: 1120, mirrors: true },
  careers: { picture: 'badge', width: 1200 },
  clients: { picture: 'laptop' },
  ourGroup: { picture: 'globe' },
  termsConditions: {},
  privacyPolicy: { light: true },
};
