import { expect, test } from 'vitest';
import { permissionsOf, roles } from '#contract/office/permissions';
import { router } from '../routes.tsx';
import { mayOpen } from './places.ts';

const screens = new Set(Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? ''));

test('an address that is typed opens what the role may see, and nothing else', () => {
  const closed = Object.fromEntries(
    roles.map((role) => [role, [...screens].filter((screen) => !mayOpen(screen, permissionsOf(role))).toSorted()]),
  );

  const house = ['company', 'history', 'people', 'privacy'];
  expect(closed).toEqual({
    owner: [],
    sales: ['applications', 'clients', 'jobs', 'offices', ...house].toSorted(),
    hiring: ['clients', 'offices', 'quotes', 'reviews', ...house].toSorted(),
    editor: ['applications', 'jobs', 'quotes', 'templates', ...house].toSorted(),
  });
  expect(screens.size).toBeGreaterThan(14);
});
